### Practice: you on one chair, bots on the others.

practice-you = You
practice-bot = Bot { $number }
practice-helper = Help { $number }
