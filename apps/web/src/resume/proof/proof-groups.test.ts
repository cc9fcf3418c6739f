import type { ProvenField } from '@kalam/reading/proof/file-proof';
import { describe, expect, it } from 'vitest';
import { fixOf } from './proof-fix.ts';
import { differenceOf, isSame, proofGroups } from './proof-groups.ts';

const field = (path: string, wrote = path, isRead = true): ProvenField => ({
  path,
  wrote,
  answers: [
    { reader: 'text', got: wrote, isSame: true },
    { reader: 'page', got: isRead ? wrote : '', isSame: isRead },
    { reader: 'tags', got: wrote, isSame: true },
  ],
  boxes: [],
});

const sections = [
  { root: 'summary', heading: 'Summary' },
  { root: 'workExperience', heading: 'Experience' },
  { root: 'education', heading: 'Education' },
  { root: 'own1', heading: 'Patents' },
];

describe('what was written, by the sections of the page', () => {
  it('stands in the order of the page under its printed headings, entries apart, and first what has no heading', () => {
    const groups = proofGroups(
      [
        'education.0.school',
        'workExperience.1.company',
        'workExperience.1.position',
        'workExperience.0.company',
        'moreEducation.0.school',
        'arrangement.headings.own1',
        'personalInfo.fullName',
        'personalInfo.email',
        'summary',
      ].map((path) => field(path)),
      sections,
    );
    expect(groups.map(({ heading, count, entries }) => [heading, count, entries.length])).toEqual([
      [undefined, 2, 1],
      ['Summary', 1, 1],
      ['Experience', 3, 2],
      // A degree beyond the ladder has no section of its own here.
      ['Education', 2, 2],
      ['Patents', 1, 1],
    ]);
  });

  it('is the same only if every reader has it', () => {
    expect(isSame(field('summary'))).toBe(true);
    expect(isSame(field('summary', 'Books', false))).toBe(false);
  });
});

describe('what differs of a text', () => {
  it.each([
    ['Kept the books', 'Kept all the books', ['Kept ', '', 'the books']],
    ['Kept a11 the books', 'Kept all the books', ['Kept ', 'a11 ', 'the books']],
    ['books Kept', 'Kept books', ['', 'books Kept', '']],
    ['Kept  the\nbooks', 'Kept the books', ['Kept  the\nbooks', '', '']],
    ['', 'Kept', ['', '', '']],
  ])('is %j from %j', (got, wrote, parts) => {
    expect(Object.values(differenceOf(got, wrote))).toEqual(parts);
  });
});

describe('where a warning leads', () => {
  const proven = {
    proof: { fields: [field('personalInfo.fullName', 'A N A N Y A')] },
    sections,
  } as unknown as Parameters<typeof fixOf>[1];

  it.each([
    ['photo', '', { kind: 'field', path: 'personalInfo.profileImage' }],
    ['side-column', 'Skills', { kind: 'template' }],
    ['letter-spaced', 'A N A N Y A', { kind: 'field', path: 'personalInfo.fullName' }],
    ['letter-spaced', 'X Y Z', undefined],
    ['unusual-heading', 'PATENTS', { kind: 'field', path: 'arrangement.headings.own1' }],
    ['unusual-heading', 'Education', { kind: 'field', path: 'education' }],
    ['locked', '', undefined],
  ] as const)('%s of %j', (kind, what, expected) => {
    expect(fixOf({ kind, what }, proven)).toEqual(expected);
  });
});
