"""Plays matches of random moves with OpenSpiel: processor and wall seconds per move.

A match, including its bots, runs entirely in the C++ code of OpenSpiel; this script sees only its
end. A move is a decision or a roll.
"""

import json
import sys
import time

import pyspiel

ROUNDS = 7
# The number of matches per round: enough to measure rounds of fast games.
GAMES = {"backgammon": 60, "pig": 2000}


def play(game, bots, seeds):
    """Returns wall and processor seconds per move, and the number of moves."""
    states = [game.new_initial_state() for _ in seeds]
    wall, cpu = time.perf_counter(), time.process_time()
    for state, seed in zip(states, seeds):
        pyspiel.evaluate_bots(state, bots, seed)
    cpu, wall = time.process_time() - cpu, time.perf_counter() - wall
    moves = sum(len(state.history()) for state in states)
    return wall / moves, cpu / moves, moves


figures, notes = [], {}
for name, matches in GAMES.items():
    game = pyspiel.load_game(name)
    bots = [pyspiel.make_uniform_random_bot(player, player) for player in range(game.num_players())]
    # The first round is a warm-up.
    rounds = [play(game, bots, range(turn * matches, (turn + 1) * matches)) for turn in range(ROUNDS + 1)][1:]
    figures.append({"name": name, "wall": [r[0] for r in rounds], "cpu": [r[1] for r in rounds]})
    notes[f"moves a match, {name}"] = sum(r[2] for r in rounds) / ROUNDS / matches
with open(sys.argv[1], "w") as file:
    json.dump({"figures": figures, "notes": notes}, file)
