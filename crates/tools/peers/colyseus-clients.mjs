// Plays both seats of one table in Colyseus.
import { Client } from '@colyseus/sdk';

export async function sit(port, table, tally) {
  const client = new Client(`ws://127.0.0.1:${port}`);
  const first = await client.create('table');
  const second = await client.joinById(first.roomId);
  for (const [seat, room] of [first, second].entries()) {
    let answered = -1;
    room.onStateChange((state) => {
      if (state.turn !== seat || state.count <= answered) return;
      answered = state.count;
      tally.arrived(table);
      tally.sent(table);
      room.send('act');
    });
  }
  tally.sent(table);
  first.send('act');
}
