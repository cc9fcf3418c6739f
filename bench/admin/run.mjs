import { fileURLToPath } from 'node:url';
import { machineFacts, writeResults } from '../measure.mjs';
import { runServerProgram } from '../server-program.mjs';
import { adminReport } from './report.mjs';

const rows = process.argv[2] ?? '1000000';
const facts = machineFacts();
const measured = await runServerProgram(fileURLToPath(new URL('measure-admin.ts', import.meta.url)), [rows]);
const { results, markdown } = adminReport({ measured, facts });
writeResults('admin', results, markdown);
