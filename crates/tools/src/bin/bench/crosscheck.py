"""Compares our values with Storm's. Arguments: figures file, then pairs model.drn solution.json."""

import json
import sys
import time

import stormpy

PROPERTY = 'R{"strokes"}min=? [ C<=20 ]'


def label(place):
    layer = "at" if place["layer"] == "ground" else "top"
    return f"{layer}_{place['at'][0]}_{place['at'][1]}".replace("-", "m")


def compare(model_path, solution_path):
    with open(solution_path) as file:
        solution = json.load(file)
    model = stormpy.build_model_from_drn(model_path)
    formula = stormpy.parse_properties(PROPERTY)[0]
    walls, cpus = [], []
    for _ in range(11):
        wall, cpu = time.perf_counter(), time.process_time()
        result = stormpy.model_checking(model, formula)
        cpus.append(time.process_time() - cpu)
        walls.append(time.perf_counter() - wall)
    values = result.get_value_vector()
    worst, places = 0.0, 0
    for place in solution["map"]:
        (state,) = list(model.labeling.get_states(label(place)))
        worst = max(worst, abs(values[state] - place["lower"]))
        places += 1
    print(
        f"{solution['course']}: par {solution['par']['lower']:.6f}, {places} places, "
        f"largest difference {worst:.1e}, Storm {min(walls) * 1e3:.2f} ms"
    )
    return worst < 1e-6, {"name": solution["course"], "wall": walls, "cpu": cpus}


figures, *paths = sys.argv[1:]
results = [compare(*pair) for pair in zip(paths[::2], paths[1::2])]
with open(figures, "w") as file:
    json.dump({"figures": [figure for _, figure in results], "notes": {}}, file)
sys.exit(0 if results and all(agrees for agrees, _ in results) else 1)
