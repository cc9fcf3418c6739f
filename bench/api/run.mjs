import { fileURLToPath } from 'node:url';
import { machineFacts, writeResults } from '../measure.mjs';
import { runServerProgram } from '../server-program.mjs';
import { apiReport } from './report.mjs';

const facts = machineFacts();
const measured = await runServerProgram(fileURLToPath(new URL('measure-api.ts', import.meta.url)));
const { results, markdown } = apiReport({ measured, facts });
writeResults('api', results, markdown);
