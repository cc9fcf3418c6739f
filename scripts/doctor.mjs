import { pathToFileURL } from 'node:url';
import { buildAll } from './build.mjs';
import { root } from './install.mjs';

buildAll({ only: ['server'] });
process.chdir(root);
await import(pathToFileURL(`${root}apps/server/dist/doctor-command.mjs`).href);
