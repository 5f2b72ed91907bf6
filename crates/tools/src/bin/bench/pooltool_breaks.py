"""Breaks the full Carramboule rack with the public simulator pooltool: seconds per break."""

import json
import math
import sys
import time

import numpy as np
import pooltool as pt
from pooltool.objects.table.components import CushionDirection, CushionSegments, LinearCushionSegment, Pocket

SIDE, RADIUS, MASS = 0.74, 0.015, 0.020
POCKET = 0.0225
HEIGHT = 1.28 * RADIUS


def table():
    corners = [(0.0, 0.0), (SIDE, 0.0), (SIDE, SIDE), (0.0, SIDE)]
    rails = {}
    for number, (a, b) in enumerate(zip(corners, corners[1:] + corners[:1])):
        low, high = np.array([*a, HEIGHT]), np.array([*b, HEIGHT])
        rails[str(number)] = LinearCushionSegment(str(number), low, high, direction=CushionDirection.BOTH)
    near, far = POCKET, SIDE - POCKET
    places = [(near, near), (near, far), (far, near), (far, far)]
    pockets = {str(i): Pocket(str(i), np.array([x, y, 0.0]), POCKET, 0.08) for i, (x, y) in enumerate(places)}
    board = pt.Table.default()
    board.cushion_segments = CushionSegments(rails, {})
    board.pockets = pockets
    return board


def balls():
    params = pt.BallParams(m=MASS, R=RADIUS, u_s=0.2, u_r=0.01, u_sp_proportionality=0.4444, e_b=0.95, e_c=0.85, f_c=0.2, g=9.81)
    places = {"cue": (0.37, 0.10)}
    for q in range(-2, 3):
        for r in range(-2, 3):
            if abs(q + r) <= 2:
                # Leave tiny gaps: in pooltool, results for touching balls depend on rounding
                # errors.
                step = 2 * RADIUS * 1.001
                places[str(len(places))] = (0.37 + step * (q + r / 2), 0.37 + step * r * math.sqrt(3) / 2)
    return {name: pt.Ball.create(name, xy=xy, m=params.m, R=params.R, u_s=params.u_s, u_r=params.u_r,
                                 e_b=params.e_b, e_c=params.e_c, f_c=params.f_c, g=params.g)
            for name, xy in places.items()}


def play(turn):
    cue = pt.Cue.default()
    cue.set_state(V0=6.0, phi=90 + 0.1 * (turn % 101) - 5, theta=0.0, a=0.0, b=0.0, cue_ball_id="cue")
    system = pt.System(cue=cue, table=table(), balls=balls())
    pt.simulate(system, inplace=True)
    return len(system.events)


ROUNDS, BREAKS = 7, 10
play(0)  # compiles the hot loops
walls, cpus, events = [], [], 0
for turn in range(ROUNDS):
    wall, cpu = time.perf_counter(), time.process_time()
    # Every round has breaks from all directions, so all rounds take about the same work.
    events += sum(play(turn + 101 * number // BREAKS) for number in range(BREAKS))
    cpus.append((time.process_time() - cpu) / BREAKS)
    walls.append((time.perf_counter() - wall) / BREAKS)
figures = [{"name": "break of twenty balls", "wall": walls, "cpu": cpus}]
with open(sys.argv[1], "w") as file:
    json.dump({"figures": figures, "notes": {"events a break": events / ROUNDS / BREAKS}}, file)
