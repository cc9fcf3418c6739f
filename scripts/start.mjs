import { pathToFileURL } from 'node:url';
import { buildAll } from './build.mjs';
import { root } from './install.mjs';

buildAll();
process.env.NODE_ENV ??= 'production';
process.chdir(root);
await import(pathToFileURL(`${root}apps/server/dist/main.mjs`).href);
