import { describe, expect, it } from 'vitest';
import { readResume } from '../read-resume.ts';
import { spansOf } from './text-spans.ts';

const text = `Meera Das
meera.das@example.com | +91 98765 43210

EDUCATION
B.Com, Savitribai Phule Pune University, 2017, 72%
`;

describe('a file without pages', () => {
  it('makes stretches of places, whatever their order', () => {
    expect(spansOf([])).toEqual([]);
    expect(spansOf([4, 2, 3, 9, 3])).toEqual([
      [2, 5],
      [9, 10],
    ]);
  });

  it('is given back with where each field and each piece stands in it', async () => {
    const read = await readResume(
      { text },
      { newId: () => 'id', today: { day: '2026-11-15', latest: '2026-11-15' } },
    );
    if ('refusal' in read) throw new Error(read.refusal.code);
    const all = read.text ?? '';
    const saying = (path: string) =>
      (read.fields.find((field) => field.path === path)?.spans ?? [])
        .map(([start, end]) => all.slice(start, end))
        .join('');
    expect(saying('personalInfo.fullName')).toBe('Meera Das');
    expect(saying('personalInfo.phone')).toContain('98765 43210');
    expect(saying('education.0.school') || saying('education.0.board')).toContain('Savitribai');
  });
});
