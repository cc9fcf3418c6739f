import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/**
 * What a runner wrote down, in one shape: `tests` with what became of each, `errors` that belong to no test, and how
 * many approved files (snapshots) it wrote instead of comparing.
 */

const firstLine = (text = '') => stripVTControlCharacters(text).split('\n', 1)[0];

const vitestOutcomes = { passed: 'passed', failed: 'failed' };

export const readVitestReport = (report, root) => {
  const files = report.testResults.map(({ name, ...rest }) => ({ ...rest, file: relative(root, name) }));
  return {
    tests: files.flatMap(({ file, assertionResults }) =>
      assertionResults.map(({ fullName, status, failureMessages = [] }) => ({
        name: `${file} › ${fullName}`,
        outcome: vitestOutcomes[status] ?? 'skipped',
        message: firstLine(failureMessages[0]),
      })),
    ),
    errors: files
      .filter(
        ({ status, assertionResults }) =>
          status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
      )
      .map(({ file, message }) => `${file}: ${firstLine(message)}`),
    written: (report.snapshot?.added ?? 0) + (report.snapshot?.updated ?? 0),
  };
};

const specsOf = ({ suites = [], specs = [] }) => [...specs, ...suites.flatMap(specsOf)];

/** A test that passed only when tried again has failed; so has one that is marked as expected to fail. */
const playwrightOutcome = ({ status, expectedStatus }) => {
  if (status === 'skipped') return 'skipped';
  return status === 'expected' && expectedStatus === 'passed' ? 'passed' : 'failed';
};

const playwrightMessage = ({ expectedStatus, results }) =>
  firstLine(results.find(({ error }) => error)?.error.message) ||
  (expectedStatus === 'failed' ? 'is marked as expected to fail' : '');

export const readPlaywrightReport = ({ suites, errors = [] }) => ({
  tests: specsOf({ suites }).flatMap(({ title, file, tests }) =>
    tests.map((test) => ({
      name: `${file} (${test.projectName}) › ${title}`,
      outcome: playwrightOutcome(test),
      message: playwrightMessage(test),
    })),
  ),
  errors: errors.map(({ message }) => firstLine(message)),
  written: 0,
});
