// Starts boardgame.io as its manual describes: `boardgame-server.mjs PORT [FOLDER]`. With a folder,
// it uses the FlatFile storage.
import { createRequire } from 'node:module';
import { counting } from './boardgame-game.mjs';

const require = createRequire(import.meta.url);
const { Server, FlatFile, Origins } = require('boardgame.io/server');
const [port, folder] = process.argv.slice(2);
const db = folder ? new FlatFile({ dir: folder }) : undefined;
const server = Server({ games: [counting], origins: [Origins.LOCALHOST], db });
await server.run(Number(port));
