### Practice: you on one chair, bots on the others.

practice-you = 나
practice-bot = 봇{ $number }
practice-helper = 도우미{ $number }
