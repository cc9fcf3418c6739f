import schema from '@jsonresume/schema/schema.json' with { type: 'json' };
import fc from 'fast-check';
import { type Schema, validate } from 'jsonschema';
import { describe, expect, it } from 'vitest';
import { toJsonResume } from './json-resume.ts';
import { importJsonResume } from './json-resume-import.ts';

const today = { day: '2026-11-15', latest: '2026-11-15' };

const faults = (document: unknown): string[] =>
  validate(JSON.parse(JSON.stringify(document)), schema as Schema).errors.map(String);

const taken = (document: unknown) => {
  const result = importJsonResume(document, () => 'id', today);
  if (result.refusal) throw new Error(result.refusal.code);
  return result;
};

describe('files nobody wrote for us', () => {
  it('reads no further than the person wrote', () => {
    const deep = JSON.parse(`${'['.repeat(5000)}1${']'.repeat(5000)}`);
    const { data, leftOut } = taken({
      basics: { odd: deep, name: 'x'.repeat(3_000), summary: 'y'.repeat(60_000) },
      work: Array(500).fill({ name: 'A' }),
      meta: {
        kalam: { exceptions: Array(500).fill({ field: 'summary', rule: 'text-characters', what: '%' }) },
      },
      ...Object.fromEntries(Array.from({ length: 5_000 }, (_, index) => [`odd${index}`, 'z'.repeat(1_000)])),
    });
    expect(data.workExperience).toHaveLength(200);
    expect(data.exceptions).toHaveLength(200);
    expect([data.personalInfo.fullName.length, data.summary.length]).toEqual([2_000, 50_000]);
    expect(leftOut).toContainEqual({ path: 'work', text: '300 more' });
    expect(leftOut).toContainEqual({ path: 'basics.name', text: 'x'.repeat(500) });
    expect(leftOut.length).toBe(301);
    expect(leftOut.at(-1)?.text).toMatch(/^[0-9]+ more$/);
    expect(Math.max(...leftOut.map(({ text }) => text.length))).toBe(500);
  });

  it('tells of what it takes out and of what has another form, wherever it stands', () => {
    const { data, leftOut } = taken({
      basics: { name: 'A\u0007sha\u200b', image: 'nonsense', unknown: 'odd' },
      work: [{ name: 'A', highlights: ['one', { two: 'three' }] }, 'a job'],
      education: 'none',
    });
    expect(data.personalInfo.fullName).toBe('Asha');
    expect(leftOut).toEqual([
      { path: 'basics.name', text: 'U+0007 U+200B' },
      { path: 'basics.image', text: 'nonsense' },
      { path: 'basics.unknown', text: 'odd' },
      { path: 'work.0.highlights.1', text: 'three' },
      { path: 'work.1', text: 'a job' },
      { path: 'education.0', text: 'none' },
    ]);
  });

  it.each([{ education: [{ startDate: '!' }, { courses: '2014' }] }, { skills: [{ keywords: '!\n!' }] }])(
    'leaves no empty entry behind, and no line break in a word: %j',
    (parts) => {
      const written = JSON.parse(JSON.stringify(toJsonResume(taken({ basics: {}, ...parts }).data)));
      expect(JSON.parse(JSON.stringify(toJsonResume(taken(written).data)))).toEqual(written);
    },
  );

  it('never fails, and whatever comes in goes out valid and comes back the same', () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom(
        '2014',
        '2014-06',
        '2014-06-29',
        'a@b.co',
        'a+b@b.co',
        'https://example.com',
        '9876543210',
        'LinkedIn',
      ),
    );
    const value = fc.oneof({ weight: 5, arbitrary: text }, fc.jsonValue({ maxDepth: 2 }));
    const entry = (...names: string[]) => fc.dictionary(fc.constantFrom(...names), value);
    const entries = (...names: string[]) => fc.array(entry(...names, 'odd'), { maxLength: 3 });
    const lines = fc.array(text, { maxLength: 3 });
    const period = ['startDate', 'endDate', 'summary', 'position', 'name'];
    const document = fc.record(
      {
        basics: fc.oneof(
          value,
          fc
            .tuple(
              entry('name', 'email', 'phone', 'url', 'summary', 'image', 'label'),
              entries('network', 'url', 'username'),
            )
            .map(([basics, profiles]) => ({ ...basics, profiles })),
        ),
        work: fc.oneof(
          value,
          fc
            .tuple(entries(...period), lines)
            .map(([list, highlights]) => list.map((e) => ({ ...e, highlights }))),
        ),
        volunteer: entries('organization', ...period),
        education: entries(
          'institution',
          'area',
          'studyType',
          'startDate',
          'endDate',
          'score',
          'courses',
          'url',
        ),
        awards: entries('title', 'date', 'awarder', 'summary'),
        publications: entries('name', 'publisher', 'releaseDate', 'url', 'summary'),
        languages: entries('language', 'fluency'),
        interests: entries('name', 'keywords'),
        references: entries('name', 'reference'),
        skills: entries('name', 'level', 'keywords'),
        projects: entries('name', 'description', 'highlights', 'keywords', 'url', 'roles', 'entity', 'type'),
        certificates: entries('name', 'issuer', 'date', 'url'),
        meta: value,
      },
      { requiredKeys: ['basics'] },
    );
    fc.assert(
      fc.property(document, (given) => {
        const written = toJsonResume(taken(given).data);
        expect(faults(written)).toEqual([]);
        const again = toJsonResume(taken(JSON.parse(JSON.stringify(written))).data);
        expect(again).toEqual(JSON.parse(JSON.stringify(written)));
      }),
      { numRuns: 60 },
    );
  });
});
