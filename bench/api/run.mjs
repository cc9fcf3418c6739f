import { fileURLToPath } from 'node:url';
import { machineFacts, writeResults } from '../measure.mjs';
import { runServerProgram } from '../server-program.mjs';
import { apiReport } from './report.mjs';

const [rows = '1000000'] = process.argv.slice(2);
const facts = machineFacts();
const measured = await runServerProgram(fileURLToPath(new URL('measure-api.ts', import.meta.url)), [rows]);
const { results, markdown } = apiReport({ measured, facts });
writeResults('api', results, markdown);
