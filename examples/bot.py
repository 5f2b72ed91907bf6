"""A bot in Python that takes a seat at a Carambole table and plays random legal moves.

    python3 examples/bot.py http://127.0.0.1:8086 TABLE SEAT bot_…

The token comes from POST /api/me/tokens with the scopes look and play. The bot keeps playing
after a server restart: it resends unanswered messages with the same id and reopens the stream."""
import http.client, json, math, random, secrets, sys, time, urllib.error, urllib.request

base, table, seat, token = sys.argv[1], sys.argv[2], int(sys.argv[3]), sys.argv[4]
headers = {"Authorization": f"Bearer {token}", "Content-Type": "application/json"}


def lines(path, body=None):
    """Yields the lines of a response. Retries while the server is away or busy."""
    request = urllib.request.Request(f"{base}/api/tables/{table}{path}", body, headers)
    while True:
        try:
            # A stream sends a line at least every 20 seconds, if only an empty one.
            with urllib.request.urlopen(request, timeout=60) as answer:
                yield from answer
                return
        except urllib.error.HTTPError as error:
            if error.code != 429 and error.code < 500:
                sys.exit(error.read().decode())
            time.sleep(float(error.headers.get("Retry-After", 2)))
        except (OSError, http.client.HTTPException):
            time.sleep(1)


def ask(request):
    """Sends a message to the table. Resending it with the same id has no further effect."""
    message = json.dumps({"id": secrets.token_hex(8), "request": request}).encode()
    while True:
        try:
            return json.loads(b"".join(lines("/requests", message)))
        except ValueError:  # the response was cut off
            time.sleep(1)


def sit():
    info = json.loads(b"".join(lines("")))
    if seat in info["seats"]:  # taken earlier, perhaps by this bot before a restart
        return
    share = secrets.token_hex(16)
    answer = ask({"type": "join", "seat": seat, "name": "Python bot", "contribution": share})
    if answer["type"] == "refused" and seat not in json.loads(b"".join(lines("")))["seats"]:
        sys.exit(f"cannot sit down: {answer['text']}")


def choose(game):
    if "golf" in game:
        # Start and die can be changed until the roll, so roll as soon as possible.
        actions = game["golf"]["actions"]
        roll = [action for action in actions if action["type"] == "roll"]
        return {"golf": (roll or [random.choice(actions)])[0]}
    if game["carramboule"]["phase"] == "choice":
        return {"carramboule": {"type": "choose", "choice": random.choice(["pass", "replay"])}}
    towards = math.pi / 2 if seat == 0 else -math.pi / 2
    return {"carramboule": {
        "type": "shoot", "across": random.randint(130_000, 610_000),
        "direction": round((towards + random.uniform(-1.2, 1.2)) * 1e6),
        "speed": random.randint(1_500, 5_000), "side": 0, "top": 0, "elevation": 0}}


def play(view):
    """Acts if it is the bot's turn. Returns whether the match is over."""
    if view["status"] == "waiting" and not view["seats"][seat]["ready"]:
        ask({"type": "ready", "seat": seat, "ready": True})
    # A shot is illegal if the cue ball would touch another ball at the start. Try another shot.
    while view["status"] == "playing" and view["turn"] == seat:
        answer = ask({"type": "act", "seat": seat, "action": choose(view["game"]),
                      "version": view["version"]})
        if answer.get("reason") != "illegal":
            break  # accepted, or the table has changed: the stream sends the new view
    return view["status"] == "over"


def news():
    """Yields the table's view whenever it changes."""
    while True:
        for line in lines("/stream"):
            message = json.loads(line) if line.endswith(b"\n") and line.strip() else {}
            if message.get("type") == "answer":  # the first message: the table's current state
                yield message["answer"]["snapshot"]["view"]
            elif message.get("type") == "update":
                yield message["view"]
        time.sleep(1)


sit()
for view in news():
    if play(view):
        print("over:", view["results"])
        break
