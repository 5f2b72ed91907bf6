// Starts Colyseus with one patch per action: `colyseus-server.mjs PORT`.
import { Room, Server } from '@colyseus/core';
import { WebSocketTransport } from '@colyseus/ws-transport';
import { schema, t } from '@colyseus/schema';

const Counting = schema({ count: t.uint32(), turn: t.uint8() }, 'Counting');

class Table extends Room {
  maxClients = 2;
  patchRate = null;

  onCreate() {
    this.state = new Counting();
    this.state.count = 0;
    this.state.turn = 0;
    this.seats = [];
    this.onMessage('act', (client) => {
      if (this.seats[this.state.turn] !== client.sessionId) return;
      this.state.count += 1;
      this.state.turn = 1 - this.state.turn;
      this.broadcastPatch();
    });
  }

  onJoin(client) {
    this.seats.push(client.sessionId);
  }
}

const server = new Server({ transport: new WebSocketTransport(), greet: false });
server.define('table', Table);
await server.listen(Number(process.argv[2]), '127.0.0.1');
