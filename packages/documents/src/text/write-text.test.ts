import { describe, expect, it } from 'vitest';
import { compose } from '../compose/compose.ts';
import { templateOf } from '../templates/template-catalogue.ts';
import { richFresher, richProfessional } from '../testing/resumes/rich-resumes.ts';
import { emptyResume, fresherResume, fullResume, testDate } from '../testing/resumes/test-resumes.ts';
import { writeText } from './write-text.ts';

const textOf = (data = fullResume) =>
  writeText(compose({ data, template: templateOf('classic'), date: testDate }));

describe('a resume as plain text', () => {
  it('starts with the name and whole addresses', () => {
    expect(textOf().split('\n').slice(0, 7)).toEqual([
      'Ananya Deshpande',
      'Email: ananya.deshpande@example.com',
      'Phone: +91 9876543210',
      'Location: Pune Maharashtra',
      'LinkedIn: https://www.linkedin.com/in/ananya-example',
      'Website: https://ananya.example.com/',
      '',
    ]);
  });

  it('heads sections in capitals and writes an entry line by line', () => {
    expect(textOf()).toContain(
      [
        'PROJECTS',
        'Monsoon Ledger',
        'https://ledger.example.com/monsoon',
        '- An open ledger for small shops that works without a network for weeks and settles by itself.',
        '- Used by forty shops in three districts.',
        'Technologies: SQLite, Svelte, Service Workers',
        '',
        'Rail Wait',
      ].join('\n'),
    );
    expect(textOf()).toContain('Indian Institute of Example Studies | June 2015 | GPA 8.90/10');
    expect(textOf()).toContain('Expert: TypeScript, PostgreSQL\nAdvanced: Distributed Systems');
  });

  it('ends with the declaration, in whichever column a template keeps it', () => {
    const modern = writeText(compose({ data: fullResume, template: templateOf('modern'), date: testDate }));
    expect(modern).toMatch(/Place: Pune Maharashtra\nDate: 15 Nov 2026\nSignature: Ananya Deshpande\n$/);
    expect(textOf(fresherResume)).toMatch(/Date: 15 November 2026\n$/);
  });

  it('writes optional sections compactly and every address in full', () => {
    const text = textOf(richProfessional);
    expect(text.split('\n').slice(0, 3)).toEqual([
      'Ananya Sharma',
      'Senior Software Engineer · C++ and .NET · Payments',
      'Email: ananya.sharma@example.com',
    ]);
    for (const part of [
      'Saffron Payments, Bengaluru | August 2022 – Present',
      'B.Tech in Computer Science and Engineering\nSahyadri Institute of Technology, Example Technological University | May 2018 | CGPA 8.90/10',
      'Ledger Lens\n2018 – 2021 | https://ledger-lens.example.com/\n- Open',
      'LANGUAGES\nKannada (Mother tongue), English (Fluent), Hindi (Working knowledge, read and speak)',
      'INTERESTS\nChess (district team), Carnatic violin',
      'meera@saffron.example.com\nI would hire Ananya again',
      'Father’s name: Ramesh Sharma\nDate of birth: 12 April 1996\n',
      'LINKS\nGitHub: https://github.example.com/ananya-sharma\n',
      'AVAILABILITY\nOpen to relocation within India.\nAvailable from January 2027.',
      'SCHOLARSHIPS\n- Rajiv Example Memorial Scholarship 2015\n- State merit list, rank 14\n\nDECLARATION',
    ])
      expect(text).toContain(part);
    expect(textOf(richFresher)).toContain('SKILLS\nAdvanced: Tally, MS Excel');
  });

  it('has nothing to say about an empty resume', () => {
    expect(textOf(emptyResume).trim()).toBe('');
  });
});
