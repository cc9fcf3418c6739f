import { fileURLToPath } from 'node:url';
import { machineFacts, writeResults } from '../measure.mjs';
import { runServerProgram } from '../server-program.mjs';
import { adminReport } from './report.mjs';

const [rows = '1000000', ...kept] = process.argv.slice(2);
const facts = machineFacts();
const measured = await runServerProgram(fileURLToPath(new URL('measure-admin.ts', import.meta.url)), [
  rows,
  ...kept,
]);
const { results, markdown } = adminReport({ measured, facts });
writeResults('admin', results, markdown);
