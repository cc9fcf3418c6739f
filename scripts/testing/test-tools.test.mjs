import { expect, it } from 'vitest';
import { allowedMissing, judgeMissing, neededBy } from './test-tools.mjs';

const [poppler, qpdf] = [
  { name: 'poppler', hint: 'apt-get install poppler-utils' },
  { name: 'qpdf', hint: 'apt-get install qpdf' },
];

it('names every missing tool, with the way to it and the way around it', () => {
  expect(judgeMissing([poppler, qpdf], new Set())).toEqual({
    excused: new Set(),
    failures: [
      'poppler is missing (apt-get install poppler-utils); ALLOW_MISSING=poppler leaves out what needs it',
      'qpdf is missing (apt-get install qpdf); ALLOW_MISSING=qpdf leaves out what needs it',
    ],
  });
});

it('excuses what is allowed to be missing, and only where it is missing', () => {
  const { allowed } = allowedMissing(' qpdf, libreoffice');
  expect(judgeMissing([qpdf], allowed)).toEqual({ excused: new Set(['qpdf']), failures: [] });
});

it('takes no name that is no tool', () => {
  expect(allowedMissing('qpfd,browser').unknown).toEqual(['qpfd']);
  expect(allowedMissing(undefined)).toEqual({ allowed: new Set(), unknown: [] });
});

it('asks each suite for what it needs alone', () => {
  const names = (suites) => neededBy(suites).map(({ name }) => name);
  expect(names(['validate', 'sizes'])).toEqual([]);
  expect(names(['api'])).toEqual(['openssl']);
  expect(names(['browser'])).toEqual(['browser']);
  expect(names(['unit'])).toEqual(['browser', 'poppler', 'qpdf', 'libreoffice']);
});
