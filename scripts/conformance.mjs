/** Writes docs/conformance.md: every clause of the specification, and the tests that name it. */
import { writeFileSync } from 'node:fs';
import { pagePath, projectConformance } from './conformance/project-conformance.mjs';

const { page, faults, clauses } = projectConformance();
for (const fault of faults) console.error(`✗ ${fault}`);
writeFileSync(pagePath, page);
console.log(`${clauses.length} clauses, ${faults.length} faults: docs/conformance.md`);
process.exitCode = faults.length === 0 ? 0 : 1;
