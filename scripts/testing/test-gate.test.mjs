import { expect, it } from 'vitest';
import { judge } from './test-gate.mjs';
import { readPlaywrightReport, readVitestReport } from './test-reports.mjs';

const vitestReport = (statuses, { status = 'passed', message = '', snapshot = {} } = {}) =>
  readVitestReport(
    {
      snapshot,
      testResults: [
        {
          name: '/kalam/packages/domain/src/plans/plans.test.ts',
          status,
          message,
          assertionResults: Object.entries(statuses).map(([fullName, outcome]) => ({
            fullName,
            status: outcome,
            failureMessages: outcome === 'failed' ? ['expected 7 to be 8\n    at plans.test.ts'] : [],
          })),
        },
      ],
    },
    '/kalam',
  );

const playwrightReport = (tests, errors = []) =>
  readPlaywrightReport({
    errors,
    suites: [
      {
        suites: [
          {
            specs: tests.map(([title, status, expectedStatus = 'passed', error]) => ({
              title,
              file: 'shell.spec.ts',
              tests: [{ projectName: 'desktop', status, expectedStatus, results: [{ error }] }],
            })),
          },
        ],
      },
    ],
  });

const failures = (report, rest = {}) =>
  judge({ report, status: 0, floor: report.tests.length, ...rest }).failures;

it('lets a whole run through', () => {
  const report = vitestReport({ 'a plan lasts': 'passed', 'a plan ends': 'passed' });
  expect(judge({ report, status: 0, floor: 2 })).toEqual({ passed: 2, skipped: 0, failures: [], notes: [] });
});

it('names a failed test and its first line', () => {
  expect(failures(vitestReport({ 'a plan lasts': 'failed' }), { status: 1 })).toEqual([
    'packages/domain/src/plans/plans.test.ts › a plan lasts: expected 7 to be 8',
  ]);
});

it.each(['skipped', 'pending', 'todo', 'disabled'])('refuses a test that is %s', (status) => {
  expect(failures(vitestReport({ 'a plan lasts': 'passed', 'a plan ends': status }))).toEqual([
    'packages/domain/src/plans/plans.test.ts › a plan ends: skipped, and not on the list of those that may be',
  ]);
});

it('lets a listed skip through, and refuses a list that names nothing', () => {
  const report = vitestReport({ 'a plan lasts: basic': 'skipped', 'a plan lasts: pro': 'skipped' });
  const test = 'packages/domain/*/plans.test.ts › a plan lasts: *';
  expect(failures(report, { skips: [{ test, reason: 'why' }] })).toEqual([]);
  expect(
    failures(report, {
      skips: [
        { test, reason: 'why' },
        { test: 'gone', reason: 'why' },
      ],
    }),
  ).toEqual(['gone: may be skipped, but there is no such test']);
});

it('lets a test that needs a tool be skipped only where its absence was allowed', () => {
  const report = vitestReport({ 'a plan lasts': 'skipped' });
  const skips = [{ test: 'packages/domain/src/plans/plans.test.ts › a plan lasts', needs: ['qpdf'] }];
  expect(failures(report, { skips, excused: new Set(['qpdf']) })).toEqual([]);
  expect(failures(report, { skips })).toEqual([
    'packages/domain/src/plans/plans.test.ts › a plan lasts: skipped, though what it needs is here: qpdf',
  ]);
});

it('refuses a focused file, which its runner reports as an error of no test', () => {
  const focused = vitestReport({}, { status: 'failed', message: 'Error: Unexpected .only modifier\n at x' });
  expect(failures(focused, { status: 1 })).toEqual([
    'packages/domain/src/plans/plans.test.ts: Error: Unexpected .only modifier',
  ]);
  const forbidden = playwrightReport([], [{ message: "Error: item focused with '.only' is not allowed" }]);
  expect(failures(forbidden, { status: 1 })).toEqual(["Error: item focused with '.only' is not allowed"]);
});

it('refuses fewer tests than there must be, and asks for a higher floor when there are more', () => {
  const report = vitestReport({ 'a plan lasts': 'passed' });
  expect(judge({ report, status: 0, floor: 2 }).failures).toEqual(['1 test, there must be at least 2']);
  expect(judge({ report, status: 0 }).failures).toEqual(['has no floor in expected-tests.json']);
  expect(judge({ report, status: 0, floor: 0 })).toMatchObject({
    failures: [],
    notes: ['1 tests, 0 are asked for: raise the floor in expected-tests.json'],
  });
});

it.each([{ added: 1 }, { updated: 1 }])('refuses approved files that were written: %o', (snapshot) => {
  expect(failures(vitestReport({ 'a plan lasts': 'passed' }, { snapshot }))).toEqual([
    '1 approved file written anew; a test run only compares them',
  ]);
});

it('refuses a runner that fails without saying why', () => {
  expect(failures(vitestReport({ 'a plan lasts': 'passed' }), { status: 134 })).toEqual([
    'ended with code 134',
  ]);
});

it('refuses a browser test that is skipped, passed at a second try, or is expected to fail', () => {
  const report = playwrightReport([
    ['opens', 'expected'],
    ['scrolls', 'skipped', 'skipped'],
    ['prints', 'flaky', 'passed', { message: 'Timed out\n at x' }],
    ['shares', 'expected', 'failed'],
  ]);
  expect(failures(report)).toEqual([
    'shell.spec.ts (desktop) › prints: Timed out',
    'shell.spec.ts (desktop) › shares: is marked as expected to fail',
    'shell.spec.ts (desktop) › scrolls: skipped, and not on the list of those that may be',
  ]);
});
