// boardgame.io as its manual starts it: `boardgame-server.mjs PORT [FOLDER]`, with a folder on
// its FlatFile storage.
import { createRequire } from 'node:module';
import { counting } from './boardgame-game.mjs';

const require = createRequire(import.meta.url);
const { Server, FlatFile, Origins } = require('boardgame.io/server');
const [port, folder] = process.argv.slice(2);
const db = folder ? new FlatFile({ dir: folder }) : undefined;
const server = Server({ games: [counting], origins: [Origins.LOCALHOST], db });
await server.run(Number(port));
