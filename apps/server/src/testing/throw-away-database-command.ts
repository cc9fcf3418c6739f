import { once } from 'node:events';
import { startThrowAwayPostgres } from './throw-away-postgres.ts';

// An empty database on the loopback address, for programs that come to it from a container; it lives while stdin is open.
const server = await startThrowAwayPostgres({ transport: 'loopback' });
console.log(server.urlOf('kalam'));
process.stdin.resume();
await once(process.stdin, 'end');
await server.stop();
