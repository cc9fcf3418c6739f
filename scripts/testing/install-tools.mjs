import { installTools } from './test-tools.mjs';

installTools(process.argv.slice(2));
