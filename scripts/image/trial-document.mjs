/** A receipt, written inside the container by the product's own thread: it needs its faces and its shaping. */
const fact = (label, value) => ({ label, value });
const party = (label, name) => ({ label, name, lines: ['Pune'] });

const request = {
  kind: 'bill',
  date: '2026-11-17T10:00:00.000Z',
  bill: {
    kind: 'Receipt',
    number: '1',
    author: 'Kalam',
    seller: party('From', 'Sample Resumes Pvt Ltd'),
    buyer: party('To', 'आशा राव'),
    facts: [fact('Date', '17 November 2026')],
    table: { columns: ['What', 'Amount'], rows: [{ cells: ['Pro plan', '₹49.00'] }] },
    sums: [],
    total: fact('Total', '₹49.00'),
    words: fact('In words', 'Forty-nine rupees'),
    notes: [],
  },
};

/** The text of a program that prints how the file begins. */
export const trialDocument = `
const { Worker } = require('node:worker_threads');
const worker = new Worker('/opt/kalam/apps/server/dist/document-worker.mjs');
worker.once('message', ({ result, reason }) => {
  console.log(result ? Buffer.from(result).toString('latin1', 0, 5) : reason);
  process.exit();
});
worker.postMessage(${JSON.stringify(request)});`;
