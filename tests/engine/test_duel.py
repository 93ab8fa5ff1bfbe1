"""From the elimination candidate to the next episode: F-2 to F-8, F-12 to F-14, F-17, F-18."""

from __future__ import annotations

from typing import Any

import pytest

from engine import show
from engine.games import GAMES
from engine.show import Config, House, Player, State
from engine.show.outcome import death_match_set
from engine.show.records import (
    Arena,
    Bequeath,
    Close,
    Finish,
    Give,
    Lot,
    Nominate,
    Open,
    Oppose,
    Partner,
    Remove,
    Settle,
    Spare,
    Start,
    Stop,
    Strike,
    Switch,
)
from engine.timeline import forced
from engine.types import CHANCE, DEALER, TABLE, Action, Illegal, check, replace

NAMES = ("가", "나", "다", "라", "마", "바", "사")


def evening(garnets: tuple[int, ...] = (3, 2, 1, 1, 2), guests: int = 0, **house: Any) -> State:
    """Players with these garnets, then guests."""
    people = [Player(n, n, g) for n, g in zip(NAMES, garnets)]
    people += [Player(f"손{k}", f"손{k}", 0, guest=True) for k in range(guests)]
    return show.setup(Config("밤", tuple(people), House(**house)))


def settled(
    winners: tuple[int, ...], last: tuple[int, ...], s: State | None = None, **house: Any
) -> State:
    """The show after a race of all who are in, with these first and last."""
    s = s or evening(**house)
    seats = tuple(i for i, p in enumerate(s.players) if not p.guest)
    s = replace(s, step="game", key="horror", episode=1, chairs=seats, before=s.garnets)
    return show.apply(s, Settle(TABLE, (0,) * len(s.players), winners, last))


def does(s: State, *actions: Action) -> State:
    """What the show lets happen, in turn."""
    for a in actions:
        check(a, (*show.options(s), *show.asides(s)))
        s = show.apply(s, a)
        assert not show.audit(s)
    return s


def domain(s: State, field: str = "player") -> tuple[Any, ...]:
    """What the one option may name."""
    (option,) = show.options(s)
    of: tuple[Any, ...] = option.fields[field].of  # type: ignore[union-attr]
    return of


def actor(s: State) -> int:
    return show.options(s)[0].actor


def code(s: State, a: Action, field: str = "") -> str:
    with pytest.raises(Illegal):
        check(a, (*show.options(s), *show.asides(s)))
    return show.refusal(s, a.actor, type(a), field)


def duel(s: State, winner: int, loser: int) -> State:
    """The death match that is ready ends like this."""
    s = does(s, Start(DEALER))
    return show.apply(s, Settle(TABLE, (0,) * len(s.players), (winner,), (loser,)))


def to_the_end(**house: Any) -> State:
    """가 won the race; 라 and 나 met in Two-sided Poker, and 라 lost."""
    s = does(settled((0,), (3,), **house), Spare(0, 4), Oppose(3, 1), Arena(DEALER, "twosided"))
    return duel(s, 1, 3)


# ---------------------------------------------------------------- the tie rule


@pytest.mark.parametrize(
    ("scores", "them"),
    [
        ((4, 4, 4), (0, 1, 2)), ((4, 4, 1), (0, 1, 2)), ((4, 4, 1, 1), (2, 3)), ((5, 4, 1), (2,)),
        ((4, 1, 4, 4, 1), (1, 4)), ((9,) * 11 + (2,), tuple(range(12))),
        ((3, 1), (1,)), ((2, 2), (0, 1)), ((3, 3, 2, 1), (3,)),
    ],
)  # fmt: skip
def test_1_3_who_goes_to_the_death_match_by_the_tie_rule(
    scores: tuple[int, ...], them: tuple[int, ...]
) -> None:
    assert death_match_set(scores) == them


def test_F3_all_level_go_to_the_death_match_by_switch_only() -> None:
    everybody = (0, 1, 2, 3, 4)
    s = settled(everybody, everybody, tie_rule_s2e3="on")
    assert (s.step, s.duelists, set(s.tokens)) == ("arena", everybody, {0})
    assert settled(everybody, everybody).step == "nominate"


def test_F3_one_last_and_all_others_level_is_everybody_too() -> None:
    s = settled((0, 1, 2, 4), (3,), tie_rule_s2e3="on")
    assert s.duelists == (0, 1, 2, 3, 4)
    assert settled((0, 1, 2, 4), (3,)).candidates == (3,)
    assert settled((0, 1, 2), (3,), tie_rule_s2e3="on").candidates == (3,)


def test_F4_the_rule_needs_three() -> None:
    s = evening((2, 1), tie_rule_s2e3="on")
    assert settled((0,), (1,), s).candidates == (1,)


def test_F2_all_tied_meet_in_the_death_match_as_in_S2E3() -> None:
    """§8.1: 4 4 4 1 1 sends the two who are last, and nobody picks."""
    s = settled((0, 1, 2), (3, 4), joint_last="all_tied", tie_rule_s2e3="on")
    assert (s.step, s.duelists) == ("arena", (3, 4))
    assert settled((0, 1, 2), (3, 4)).step == "nominate"


def test_F2_the_fewest_garnets_now_then_before() -> None:
    assert settled((0,), (1, 2), joint_last="fewest_garnets").candidates == (2,)
    assert settled((0,), (2, 3), joint_last="fewest_garnets").step == "nominate"


def test_F15_nobody_is_last_so_there_is_no_death_match() -> None:
    s = does(settled((0,), ()), Spare(0, 0))
    assert (s.step, s.candidates) == ("open", ())


# ---------------------------------------------------------------- the opponent


def test_F5_the_candidate_picks_somebody_in_without_a_token() -> None:
    s = does(settled((0,), (3,)), Spare(0, 1))
    assert (s.step, actor(s), domain(s)) == ("oppose", 3, (2, 4))
    assert code(s, Oppose(3, 1), "player") == "cannot-be-picked"
    assert code(s, Oppose(2, 4)) == "not-your-turn"
    s = does(s, Oppose(3, 2))
    assert (s.step, s.duelists) == ("arena", (3, 2))


def test_F5_the_winner_picks_by_switch_or_several_through_the_dealer() -> None:
    s = does(settled((0,), (3,), opponent="winner_picks"), Spare(0, 1))
    assert (actor(s), domain(s)) == (0, (2, 4))
    s = settled((0, 1), (3,), opponent="winner_picks")
    assert (actor(s), domain(s)) == (DEALER, (2, 4))


def test_F5_chance_picks_by_switch() -> None:
    assert actor(settled((0, 1), (3,), opponent="random")) == CHANCE


def test_F5_guests_and_those_who_are_out_are_not_picked() -> None:
    s = replace(evening((3, 2, 1, 1), guests=2, tokens_joint=0), out=(1,))
    assert domain(settled((0, 2), (3,), s)) == (0, 2)


def test_F7_all_others_hold_tokens_so_anyone_but_the_winners() -> None:
    s = replace(settled((0, 1), (2,), evening((3, 2, 1, 1))), tokens=(1, 1, 0, 1))
    assert domain(s) == (3,)
    s = settled((0, 1), (2,), evening((3, 2, 1)))
    assert domain(s) == (0, 1)  # nobody but winners is left


def test_F7_no_death_match_by_switch() -> None:
    s = settled((0, 1), (2,), evening((3, 2, 1), no_free_opponent="no_death_match"))
    assert (s.step, s.candidates, s.out) == ("open", (2,), ())


def test_F7_the_switch_thrown_late_leaves_one_way() -> None:
    s = settled((0, 1), (2,), evening((3, 2, 1)))
    s = replace(s, house=replace(s.house, no_free_opponent="no_death_match"))
    assert show.options(s) == (show.asking.CLOSE,)
    assert does(s, Close(DEALER)).step == "open"


def test_F17_one_left_without_a_token_is_he() -> None:
    assert domain(settled((0, 1, 2), (3,))) == (4,)


# ---------------------------------------------------------------- the game


def test_F12_the_host_chooses_among_death_matches() -> None:
    s = does(settled((0, 1), (3,)), Oppose(3, 2))
    assert (actor(s), domain(s, "game")) == (DEALER, ("twosided", "yut", "hap"))
    assert code(s, Arena(DEALER, "horror"), "game") == "not-on-the-list"
    assert code(s, Strike(3, "hap")) == "host-chooses"
    s = does(s, Arena(DEALER, "hap"))
    assert (s.step, s.key, s.chairs) == ("ready", "hap", (3, 2))


def test_F12_they_strike_in_turn_and_the_rest_is_drawn() -> None:
    s = does(settled((0, 1), (3,), dm_choice="strike3_then_draw"), Oppose(3, 2))
    assert (actor(s), domain(s, "game")) == (3, ("twosided", "yut", "hap"))
    assert code(s, Arena(CHANCE, "hap")) == "strikes-first"
    s = does(s, Strike(3, "yut"))
    assert code(s, Strike(3, "hap")) == "not-your-turn"
    s = does(s, Strike(2, "twosided"))
    assert (actor(s), domain(s, "game")) == (CHANCE, ("hap",))
    assert code(s, Strike(3, "hap")) == "game-is-drawn"
    assert does(s, Arena(CHANCE, "hap")).chairs == (3, 2)


@pytest.mark.parametrize("game", ["twosided", "yut", "hap"])
def test_F12_a_game_the_house_has_fixed_is_the_next_step(game: str) -> None:
    s = does(settled((0, 1), (3,), dm_choice=game), Oppose(3, 2))
    (option,) = show.options(s)
    assert option.single() == Arena(DEALER, game)
    other = "hap" if game != "hap" else "yut"
    assert code(s, Arena(DEALER, other), "game") == "not-on-the-list"
    assert code(s, Strike(3, "hap")) == "host-chooses"
    free = does(s, Switch(DEALER, "frame.dm_choice", "host"))
    assert domain(free, "game") == ("twosided", "yut", "hap")
    assert does(s, Arena(DEALER, game)).key == game


def test_F12_a_fixed_game_that_so_many_cannot_play_gives_way() -> None:
    s = settled((0,), (2, 3, 4), joint_last="all_tied", tokens_sole=1, dm_choice="twosided")
    assert (actor(s), domain(s, "game")) == (DEALER, ("hap",))  # F-18


def test_F12_no_more_than_three_each(monkeypatch: pytest.MonkeyPatch) -> None:
    many = tuple("abcdefghijk")  # eleven games were known
    monkeypatch.setattr(show.duel, "games", lambda s: many)
    s = does(settled((0, 1), (3,), dm_choice="strike3_then_draw"), Oppose(3, 2))
    for k in range(6):
        assert actor(s) == (3, 2)[k % 2]
        s = does(s, Strike(actor(s), many[k]))
    assert (actor(s), domain(s, "game")) == (CHANCE, many[6:])


def test_F18_three_or_more_meet_in_gyeol_hap_only() -> None:
    s = settled((0,), (2, 3, 4), joint_last="all_tied", tokens_sole=1)
    assert (s.duelists, domain(s, "game")) == ((2, 3, 4), ("hap",))
    s = does(s, Arena(DEALER, "hap"), Start(DEALER))
    assert s.game is not None
    assert s.game.config.players == 3


def test_F18_the_highest_gains_one_and_the_lowest_is_out() -> None:
    s = settled((0,), (2, 3, 4), joint_last="all_tied", tokens_sole=1)
    s = does(s, Arena(DEALER, "hap"), Start(DEALER))
    hap = s.game
    over = replace(hap, step="over", round=10, scores=(5, 3, 9), ends=((5, 3, 9),))
    settle = forced(show.options(replace(s, game=over)))
    assert settle == Settle(TABLE, (0, 0, 0, 0, 1), (4,), (3,))
    s = does(replace(s, game=over), settle)
    assert (s.step, s.tokens, s.garnets[4]) == ("bequeath", (1, 0, 0, 0, 0), 3)


def test_F18_joint_last_in_the_death_match_is_named_by_the_dealer() -> None:
    s = settled((0,), (2, 3, 4), joint_last="all_tied", tokens_sole=1)
    s = does(s, Arena(DEALER, "hap"), Start(DEALER))
    s = show.apply(s, Settle(TABLE, (0,) * 5, (4,), (2, 3)))
    assert (s.step, actor(s), domain(s)) == ("nominate", DEALER, (2, 3))
    s = does(s, Nominate(DEALER, 3))
    assert (s.step, actor(s)) == ("bequeath", 3)


# ---------------------------------------------------------------- partners


def test_F13_the_candidate_chooses_a_partner_first() -> None:
    s = settled((0, 1), (3,), evening((3, 2, 1, 1), guests=1))
    s = does(s, Oppose(3, 2), Arena(DEALER, "yut"))
    assert (s.step, actor(s), domain(s)) == ("partner", 3, (0, 1, 4))
    assert code(s, Partner(3, 2), "player") == "not-free"
    assert code(s, Start(DEALER)) == "partners-first"
    s = does(s, Partner(3, 4))
    assert (actor(s), domain(s)) == (2, (0, 1))
    s = does(s, Partner(2, 0))
    assert (s.step, s.chairs, s.helpers) == ("ready", (3, 2, 4, 0), ())
    assert does(s, Start(DEALER)).step == "game"


def test_F13_the_other_first_by_switch() -> None:
    s = settled((0, 1), (3,), partner_order="other_first")
    s = does(s, Oppose(3, 2), Arena(DEALER, "yut"), Partner(2, 0), Partner(3, 1))
    assert s.chairs == (3, 2, 1, 0)


def test_F13_yut_is_not_offered_where_there_are_no_partners() -> None:
    s = does(settled((0, 1), (2,), evening((3, 2, 1))), Oppose(2, 1))
    assert domain(s, "game") == ("twosided", "hap")


def yut_won_by(chair: int, partners: tuple[int, int], s: State) -> Settle:
    s = does(s, Oppose(3, 2), Arena(DEALER, "yut"), *map(Partner, (3, 2), partners), Start(DEALER))
    settle = forced(show.options(replace(s, game=replace(s.game, step="over", winner=chair))))
    assert isinstance(settle, Settle)
    return settle


def test_F14_partners_play_for_nothing() -> None:
    assert yut_won_by(1, (0, 1), settled((0, 1), (3,))) == Settle(TABLE, (0,) * 5, (2,), (3,))


def test_F14_the_winning_partner_has_one_of_the_other_by_switch() -> None:
    s = settled((0, 1), (3,), yut_partner_reward="1_garnet")
    assert yut_won_by(1, (0, 1), s).garnets == (-1, 1, 0, 0, 0)
    assert yut_won_by(0, (0, 1), s).garnets == (1, -1, 0, 0, 0)


def test_F14_nobody_pays_what_he_lacks_and_a_guest_takes_none() -> None:
    s = settled((0, 1), (3,), evening((0, 2, 1, 1), 2, yut_partner_reward="1_garnet"))
    assert set(yut_won_by(1, (0, 1), s).garnets) == {0}  # 가 holds nothing
    assert set(yut_won_by(0, (4, 1), s).garnets) == {0}  # a guest won
    assert set(yut_won_by(1, (4, 1), s).garnets) == {0}  # a guest lost


# ---------------------------------------------------------------- out


def test_F8_the_loser_bequeaths_to_a_player_of_his_choice() -> None:
    s = to_the_end()
    assert (s.step, actor(s), domain(s, "to")) == ("bequeath", 3, (0, 1, 2, 4))
    assert code(s, Finish(DEALER)) == "death-match-first"
    s = does(s, Bequeath(3, 3, 2, 1))
    assert (s.step, s.out, s.garnets, s.duelists) == ("open", (3,), (3, 2, 2, 0, 2), ())


def test_F8_removed_by_switch() -> None:
    s = to_the_end(loser_garnets="removed")
    assert forced(show.options(s)) == Remove(TABLE, 3, 1)
    s = does(s, Remove(TABLE, 3, 1))
    assert (s.out, s.garnets[3], s.bank) == ((3,), 0, 1)


def test_F8_to_the_winner_of_the_death_match_by_switch() -> None:
    s = to_the_end(loser_garnets="to_winner")
    assert forced(show.options(s)) == Bequeath(TABLE, 3, 1, 1)


def test_F8_who_holds_nothing_leaves_at_once() -> None:
    s = settled((0, 1), (3,), evening((3, 2, 1, 0)))
    s = duel(does(s, Oppose(3, 2), Arena(DEALER, "twosided")), 2, 3)
    assert (s.step, s.out) == ("open", (3,))


def test_F8_parts_may_be_given_to_several_before_the_rest_is_left() -> None:
    s = to_the_end()
    s = does(replace(s, garnets=(3, 2, 1, 3, 0)), Give(DEALER, 3, 4, 1), Bequeath(3, 3, 1, 2))
    assert s.garnets == (3, 4, 1, 0, 1)


def test_a_death_match_gives_no_token_and_the_next_episode_is_without_the_loser() -> None:
    s = to_the_end()
    assert s.tokens == (1, 0, 0, 0, 1)
    s = does(s, Bequeath(3, 3, 2, 1))
    s = does(s, Open(DEALER, "horror"))
    assert (s.episode, domain(s), set(s.tokens)) == (2, (0, 1, 2, 4), {0})


# ---------------------------------------------------------------- put away, put off, stopped


def test_a_game_that_was_opened_is_put_away_before_it_starts() -> None:
    s = does(evening(), Open(DEALER, "horror"), Lot(CHANCE, 1))
    assert code(s, Open(DEALER, "seed")) == "close-first"
    s = does(s, Close(DEALER))
    assert (s.step, s.episode, s.history, s.chairs, s.key) == ("open", 0, (), (), "")
    assert code(s, Close(DEALER)) == "nothing-to-close"


def test_the_game_of_a_death_match_is_put_away_and_then_the_death_match_put_off() -> None:
    s = does(settled((0, 1), (3,)), Oppose(3, 2), Arena(DEALER, "hap"), Close(DEALER))
    assert (s.step, s.duelists, s.chairs) == ("arena", (3, 2), ())
    s = does(s, Close(DEALER))
    assert (s.step, s.out, s.duelists) == ("open", (), ())
    assert does(settled((0, 1), (3,)), Close(DEALER)).step == "open"


def test_F21_a_death_match_that_is_stopped_is_still_owed() -> None:
    s = does(settled((0, 1), (3,)), Oppose(3, 2), Arena(DEALER, "twosided"), Start(DEALER))
    s = does(s, Stop(DEALER, "restored", "정전"))
    assert (s.step, s.duelists, s.game) == ("arena", (3, 2), None)
    assert domain(s, "game") == ("twosided", "yut", "hap")


def test_a_game_that_cannot_start_is_never_started_only_put_away() -> None:
    """F-10: nobody starts hold'em with nothing; a gift mends it."""
    s = does(evening((3, 0), guests=2), Open(DEALER, "holdem"), Lot(CHANCE, 0), Lot(CHANCE, 1))
    for chair, helper in ((0, 2), (1, 3)):
        s = does(s, show.Team(chair, chair, helper))
    assert show.options(s) == (show.asking.CLOSE,)
    assert code(s, Start(DEALER)) == "garnets-needed"
    s = does(s, Give(DEALER, 0, 1, 1))
    assert does(s, Start(DEALER)).step == "game"


def test_house_rules_that_exclude_each_other_keep_yut_from_starting() -> None:
    s = settled((0, 1), (3,))
    s = does(s, Oppose(3, 2), Arena(DEALER, "yut"), Partner(3, 0), Partner(2, 1))
    s = does(s, show.Switch(DEALER, "yut.home", "must_pass"))
    assert code(s, Start(DEALER)) == "home-rules-mixed"


# ---------------------------------------------------------------- a death match alone


def test_a_death_match_alone_is_opened_for_just_its_players() -> None:
    two = evening((2, 1))
    assert show.options(two)[0].fields["game"].of == ("twosided", "hap")  # type: ignore[union-attr]
    s = does(two, Open(DEALER, "twosided"), Lot(CHANCE, 1), Lot(CHANCE, 0))
    assert (s.step, s.chairs, s.duelists) == ("ready", (1, 0), (1, 0))
    s = duel(s, 0, 1)
    assert (s.step, actor(s)) == ("bequeath", 1)


def test_yut_alone_is_for_four_and_the_first_two_numbers_play_for_themselves() -> None:
    four = evening((2, 1, 1, 1))
    assert "yut" in show.options(four)[0].fields["game"].of  # type: ignore[union-attr]
    s = does(four, Open(DEALER, "yut"), *[Lot(CHANCE, i) for i in (2, 0, 3, 1)])
    assert (s.chairs, s.duelists) == ((2, 0, 3, 1), (2, 0))
    assert does(s, Close(DEALER)).episode == 0


def test_main_matches_only_are_opened_in_an_evening_of_many() -> None:
    s = evening((1,) * 7)
    offered = show.options(s)[0].fields["game"].of  # type: ignore[union-attr]
    assert offered == ("horror", "holdem", "seed")
    assert all(not GAMES[key].DEATH_MATCH for key in offered)


# ---------------------------------------------------------------- garnets that are staked


def test_garnets_that_are_played_with_are_not_given_or_corrected_beside_the_game() -> None:
    s = does(evening((3, 2, 1, 1)), Open(DEALER, "seed"), *[Lot(CHANCE, i) for i in range(4)])
    s = does(s, Start(DEALER))
    assert code(s, Give(DEALER, 0, 1, 1)) == "garnets-staked"
    assert code(s, show.Correct(DEALER, 0, 1, "오류")) == "garnets-staked"
