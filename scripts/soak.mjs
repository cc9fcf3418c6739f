import { pathToFileURL } from 'node:url';
import { buildAll } from './build.mjs';
import { root } from './install.mjs';

buildAll({ only: ['server'] });
await import(pathToFileURL(`${root}apps/server/dist/crash-soak.mjs`).href);
