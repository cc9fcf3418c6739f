import { fileURLToPath } from 'node:url';
import { machineFacts, writeResults } from '../measure.mjs';
import { runServerProgram } from '../server-program.mjs';
import { paymentsReport } from './report.mjs';

const [purchases = '150'] = process.argv.slice(2);
const facts = machineFacts();
const program = fileURLToPath(new URL('measure-payments.ts', import.meta.url));
const { results, markdown } = paymentsReport({
  measured: await runServerProgram(program, [purchases]),
  facts,
});
writeResults('payments', results, markdown);
