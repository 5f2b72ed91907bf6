// Plays both seats of one table in boardgame.io.
import { createRequire } from 'node:module';
import { counting } from './boardgame-game.mjs';

const require = createRequire(import.meta.url);
const { Client } = require('boardgame.io/client');
const { SocketIO } = require('boardgame.io/multiplayer');

export async function sit(port, table, tally) {
  const seats = [];
  // The first client creates the table.
  for (const seat of ['0', '1']) seats.push(await connected(port, table, seat));
  for (const [index, client] of seats.entries()) {
    const seat = String(index);
    let answered = -1;
    const act = (state) => {
      if (state.ctx.currentPlayer !== seat || state.G.count <= answered) return;
      answered = state.G.count;
      tally.arrived(table);
      tally.sent(table);
      // Wait until this call has returned, so that the client has processed the update.
      setImmediate(() => client.moves.act());
    };
    client.subscribe((state) => state && act(state));
  }
}

function connected(port, table, seat) {
  const client = Client({
    game: counting,
    multiplayer: SocketIO({ server: `http://127.0.0.1:${port}` }),
    matchID: table,
    playerID: seat,
    debug: false,
  });
  return new Promise((done) => {
    const stop = client.subscribe((state) => {
      if (!state || !client.transport.isConnected) return;
      setImmediate(() => stop());
      done(client);
    });
    client.start();
  });
}
