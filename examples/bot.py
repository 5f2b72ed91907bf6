"""A bot in Python: sits down at a table of Carambole and plays legally, no better.

    python3 examples/bot.py http://127.0.0.1:8086 TABLE SEAT bot_…

The token comes from POST /api/me/tokens with the scopes look and play."""
import json, random, secrets, sys, urllib.request

base, table, seat, token = sys.argv[1], sys.argv[2], int(sys.argv[3]), sys.argv[4]
table_url = f"{base}/api/tables/{table}"
headers = {"Authorization": f"Bearer {token}", "Content-Type": "application/json"}


def ask(request):
    """One message to the table; sent again with the same id it would have no further effect."""
    message = json.dumps({"id": secrets.token_hex(8), "request": request}).encode()
    post = urllib.request.Request(f"{table_url}/requests", message, headers)
    with urllib.request.urlopen(post) as answer:
        return json.load(answer)


def act(view):
    if view["status"] == "playing" and view["turn"] == seat:
        action = random.choice(view["game"]["golf"]["actions"])
        answer = ask({"type": "act", "seat": seat, "action": {"golf": action},
                      "version": view["version"]})
        if answer["type"] == "refused" and answer["reason"] != "stale":
            sys.exit(answer["text"])


stream = urllib.request.urlopen(urllib.request.Request(f"{table_url}/stream", headers=headers))
ask({"type": "join", "seat": seat, "name": "Python bot", "contribution": secrets.token_hex(16)})
ask({"type": "ready", "seat": seat, "ready": True})
for line in stream:
    message = json.loads(line) if line.strip() else {}
    if message.get("type") == "update":
        act(message["view"])
        if message["view"]["status"] == "over":
            print("over:", message["view"]["results"])
            break
