/**
 * A run that leaves something out is a failed run. `report` is what `test-reports.mjs` reads, `floor` the number of
 * tests a suite has at least, `skips` the tests that may be left out, each with its reason; one that `needs` something
 * only where that is among the `excused`.
 */
export const judge = ({ report, status, floor, skips = [], excused = new Set() }) => {
  const { tests, errors, written } = report;
  const failures = [
    ...errors,
    ...tests
      .filter(({ outcome }) => outcome === 'failed')
      .map(({ name, message }) => (message ? `${name}: ${message}` : name)),
    ...tests.flatMap((test) => refusedSkip(test, skips, excused)),
    ...skips
      .filter((skip) => !tests.some((test) => isAbout(skip, test)))
      .map(({ test }) => `${test}: may be skipped, but there is no such test`),
  ];
  if (written > 0)
    failures.push(`${counted(written, 'approved file')} written anew; a test run only compares them`);
  if (floor === undefined) failures.push('has no floor in expected-tests.json');
  if (tests.length < floor)
    failures.push(`${counted(tests.length, 'test')}, there must be at least ${floor}`);
  if (status !== 0 && failures.length === 0) failures.push(`ended with code ${status}`);
  return {
    passed: tests.filter(({ outcome }) => outcome === 'passed').length,
    skipped: tests.filter(({ outcome }) => outcome === 'skipped').length,
    failures,
    notes:
      tests.length > floor
        ? [`${tests.length} tests, ${floor} are asked for: raise the floor in expected-tests.json`]
        : [],
  };
};

/** A `*` stands for anything, such as the cases of a table. */
const isAbout = (skip, { name }) => {
  const parts = skip.test.split('*').map((part) => part.replace(/[\\^$.|?+()[\]{}]/g, '\\$&'));
  return new RegExp(`^${parts.join('.*')}$`, 's').test(name);
};

const refusedSkip = (test, skips, excused) => {
  if (test.outcome !== 'skipped') return [];
  const listed = skips.find((skip) => isAbout(skip, test));
  if (!listed) return [`${test.name}: skipped, and not on the list of those that may be`];
  if (!listed.needs || listed.needs.some((name) => excused.has(name))) return [];
  return [`${test.name}: skipped, though what it needs is here: ${listed.needs.join(', ')}`];
};

const counted = (count, thing) => `${count} ${thing}${count === 1 ? '' : 's'}`;
