import { describe, expect, it } from 'vitest';
import type { PdfItem } from '../pdf-items.ts';
import { parseResume } from './parse-resume.ts';

/** A page as another program might set it: `x` and the face by hand, half an em to a letter, a line every 14 points. */
const page = (
  ...lines: readonly (readonly [x: number, text: string, font?: string, size?: number])[][]
): PdfItem[] =>
  lines.flatMap((line, index) =>
    line.map(([x, text, font = 'regular', size = 10]) => ({
      text,
      page: 1,
      x,
      y: 800 - index * 14,
      width: text.length * size * 0.5,
      size,
      font,
    })),
  );

describe('a resume that is not one of ours', () => {
  const parsed = parseResume(
    page(
      [[180, 'Meera Pillai', 'bold', 20]],
      [[180, 'Staff Nurse']],
      [
        [50, 'meera@example.com'],
        [200, '+91 98765 43210'],
        [350, 'Kochi, Kerala'],
      ],
      [[50, 'WORK HISTORY', 'bold', 11]],
      [
        [50, 'Staff Nurse', 'bold'],
        [420, 'Jan 2020 – Present'],
      ],
      [[50, 'Sample Hospital, Kochi']],
      [[50, '• Cared for twelve patients a shift and wrote down what was done for each of them every']],
      [[58, 'hour of it.']],
      [
        [50, 'Nursing Intern', 'bold'],
        [420, '2018 – 2019'],
      ],
      [[50, 'City Clinic']],
      [[50, 'SKILLS', 'bold', 11]],
      [[50, 'Clinical: Triage, Wound care (advanced), ECG']],
      [[50, 'COMMUNITY', 'bold', 11]],
      [[50, 'Blood donor']],
      [[50, 'EDUCATION', 'bold', 11]],
      [[50, 'B.Sc. Nursing', 'bold']],
      [
        [50, 'Sample College'],
        [200, 'May 2018'],
        [300, 'CGPA 8.1/10'],
      ],
    ),
  );

  it('gives name, headline and contacts', () => {
    expect(parsed).toMatchObject({
      name: 'Meera Pillai',
      headline: 'Staff Nurse',
      email: 'meera@example.com',
      phone: '+91 98765 43210',
      place: 'Kochi, Kerala',
    });
  });

  it('gives sections by known headings, and what is set like them', () => {
    expect(parsed.sections.map(({ heading, kind }) => [heading, kind])).toEqual([
      ['WORK HISTORY', 'work'],
      ['SKILLS', 'skills'],
      ['COMMUNITY', undefined],
      ['EDUCATION', 'education'],
    ]);
  });

  it('gives entries with their fields', () => {
    expect(parsed.sections[0]?.entries).toMatchObject([
      {
        title: 'Staff Nurse',
        organization: 'Sample Hospital, Kochi',
        dates: 'Jan 2020 – Present',
        bullets: [
          'Cared for twelve patients a shift and wrote down what was done for each of them every hour of it.',
        ],
      },
      { title: 'Nursing Intern', organization: 'City Clinic', dates: '2018 – 2019' },
    ]);
    expect(parsed.sections[3]?.entries).toMatchObject([
      { title: 'B.Sc. Nursing', organization: 'Sample College', dates: 'May 2018', marks: 'CGPA 8.1/10' },
    ]);
  });

  it('gives skills one by one', () => {
    expect(parsed.sections[1]?.list).toEqual(expect.arrayContaining(['Triage', 'Wound care', 'ECG']));
  });

  it('does not part what a dot in the line holds together', () => {
    const fused = parseResume(
      page(
        [[50, 'Experience', 'bold', 12]],
        [[50, 'Clerk', 'bold']],
        [[50, 'Sample Works · Jan 2020 – May 2021']],
      ),
    );
    expect(fused.sections[0]?.entries[0]).toMatchObject({
      organization: 'Sample Works ·',
      dates: 'Jan 2020 – May 2021',
    });
  });
});
