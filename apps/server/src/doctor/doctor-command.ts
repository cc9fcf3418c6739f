import { fileURLToPath } from 'node:url';
import { readVersion } from '../http/version.ts';
import { doctorCommand } from './doctor-command-line.ts';

/** Bundled beside this file. */
const program = fileURLToPath(new URL('./main.mjs', import.meta.url));

process.exitCode = await doctorCommand(process.argv.slice(2), process.env, {
  print: console.log,
  version: readVersion(program),
});
