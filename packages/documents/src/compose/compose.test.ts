import { declarationText } from '@kalam/domain/resumes/fields/declaration';
import type { ResumeData } from '@kalam/domain/resumes/resume-model';
import { templateLayouts } from '@kalam/domain/templates/template-layouts';
import { describe, expect, it } from 'vitest';
import { templateOf } from '../templates/template-catalogue.ts';
import {
  emptyResume,
  fresherResume,
  fullResume,
  testDate,
  tinyPng,
} from '../testing/resumes/test-resumes.ts';
import type { EntryBlock, ResumeDocument, SectionKind } from './blocks.ts';
import { compose } from './compose.ts';

const composed = (data: Partial<ResumeData> = {}, template = 'modern'): ResumeDocument =>
  compose({ data: { ...fullResume, ...data }, template: templateOf(template), date: testDate });

const kinds = (document: ResumeDocument): SectionKind[] => document.sections.map((section) => section.kind);

const entriesOf = (document: ResumeDocument, kind: SectionKind): EntryBlock[] =>
  document.sections
    .filter((section) => section.kind === kind)
    .flatMap((section) => section.blocks.filter((block) => block.kind === 'entry'));

describe('sections', () => {
  it.each(templateLayouts)('S2 §2 %s shows every section a resume has', (template) => {
    expect(kinds(composed({}, template)).sort()).toEqual(
      ['certificates', 'declaration', 'education', 'projects', 'skills', 'summary', 'work'].sort(),
    );
  });

  it.each(templateLayouts)(
    'S2 §2 a fresher in %s shows training instead of work, projects and skills',
    (template) => {
      const stray = { workExperience: fullResume.workExperience, skills: fullResume.skills };
      expect(kinds(composed({ ...fresherResume, ...stray }, template)).sort()).toEqual(
        ['certificates', 'declaration', 'education', 'summary', 'training'].sort(),
      );
    },
  );

  it('vanish when they have nothing to say', () => {
    expect(compose({ data: emptyResume, template: templateOf('modern'), date: testDate }).sections).toEqual(
      [],
    );
    expect(kinds(composed({ summary: '  \n ', projects: [] }))).not.toContain('summary');
  });

  it('S2 §2 name work experience in the words of their template', () => {
    const label = (template: string) =>
      composed({}, template).sections.find((section) => section.kind === 'work')?.heading.text;
    expect(label('modern')).toBe('Work Experience');
    expect(label('classic')).toBe('Professional Experience');
    expect(label('creative')).toBe('Experience');
  });
});

describe('what is printed', () => {
  it.each(templateLayouts)('decision 53: %s never prints the birth date and shows the links', (template) => {
    const text = JSON.stringify(composed({}, template));
    expect(text).not.toContain('1993');
    expect(composed({}, template).contacts.map((contact) => contact.href)).toEqual([
      'mailto:ananya.deshpande@example.com',
      'tel:+919876543210',
      undefined,
      'https://www.linkedin.com/in/ananya-example',
      'https://ananya.example.com/',
    ]);
  });

  it('decision 51: each line of a description is a bullet, its own mark left out', () => {
    const [job] = entriesOf(
      composed({ workExperience: [{ ...job0, description: '• One thing\n\n- Another\nThird-rate' }] }),
      'work',
    );
    expect(job?.bullets.map((bullet) => bullet.text)).toEqual(['One thing', 'Another', 'Third-rate']);
    expect(job?.bullets[0]?.source).toBe('workExperience.0.description');
  });

  it('gives dates as months, open ends as Present, and unreadable ones as typed', () => {
    const dates = (startDate: string, endDate: string, current: boolean, template: string) =>
      entriesOf(composed({ workExperience: [{ ...job0, startDate, endDate, current }] }, template), 'work')[0]
        ?.dates?.text;
    expect(dates('2021-03-05', '2022-11-30', false, 'modern')).toBe('Mar 2021 – Nov 2022');
    expect(dates('2021-03-05', '', true, 'classic')).toBe('March 2021 – Present');
    expect(dates('someday', '', false, 'modern')).toBe('someday');
  });

  it('S1 §9 gives a degree in a field, the school, the date and the GPA', () => {
    const [degree] = entriesOf(composed(), 'education');
    expect(degree).toMatchObject({
      title: { text: "Master's Degree in Computer Science", source: 'education.0.field' },
      subtitle: { text: 'Indian Institute of Example Studies' },
      dates: { text: 'Jun 2015' },
      detail: { text: 'GPA 8.90/10' },
    });
  });

  it('S2 §2 measures skills at 100, 75, 50 and 25 per cent, and groups them from Expert down', () => {
    const skills = composed().sections.flatMap((section) =>
      section.blocks.filter((block) => block.kind === 'skills'),
    )[0];
    expect(Object.fromEntries(skills?.skills.map(({ level, percent }) => [level, percent]) ?? [])).toEqual({
      Expert: 100,
      Advanced: 75,
      Intermediate: 50,
      Beginner: 25,
    });
    expect(skills?.groups.map((group) => group.level)).toEqual([
      'Expert',
      'Advanced',
      'Intermediate',
      'Beginner',
    ]);
  });
});

const job0 = {
  id: '',
  company: 'Example Works',
  position: 'Engineer',
  startDate: '2020-01-01',
  endDate: '2021-01-01',
  current: false,
  description: '',
};

describe('the declaration', () => {
  const declaration = (data: Partial<ResumeData> = {}) =>
    composed(data).sections.find((section) => section.kind === 'declaration')?.blocks[0];

  it('decision 52: shows place, the day of the document and the name', () => {
    expect(declaration()).toMatchObject({
      place: { label: 'Place', text: 'Pune Maharashtra' },
      date: { label: 'Date', text: '15 Nov 2026' },
      signature: { text: 'Ananya Deshpande' },
    });
  });

  it('decision 52: shows the signature where there is one', () => {
    expect(declaration({ signature: tinyPng })).toMatchObject({
      signature: { kind: 'image', alt: 'Signature of Ananya Deshpande' },
    });
  });

  it('is left out when none was accepted', () => {
    expect(declaration({ declaration: '' })).toBeUndefined();
  });
});

describe('hostile text', () => {
  it('loses what cannot be drawn and keeps what can be read', () => {
    const { name, contacts } = composed({
      personalInfo: {
        ...fullResume.personalInfo,
        fullName: 'A\u0000b\u202ec \ud800 d\t\u00a0e',
        email: 'nobody',
        linkedin: 'javascript:alert(1)',
        website: 'file:///etc/passwd',
      },
    });
    expect(name.text).toBe('Abc \ufffd d \u00a0e');
    expect(contacts.map((contact) => contact.href)).toEqual([
      undefined,
      'tel:+919876543210',
      undefined,
      undefined,
      undefined,
    ]);
    expect(contacts.map((contact) => contact.text)).toContain('javascript:alert(1)');
  });
});

describe('the language of a resume', () => {
  const hindi = composed({ language: 'hi' }, 'classic');

  it('is English until another is chosen', () => {
    expect(composed().language).toBe('en-IN');
    expect(hindi.language).toBe('hi-IN');
  });

  it.each(templateLayouts)('names every section of %s', (template) => {
    for (const resume of [fullResume, fresherResume]) {
      const headings = composed({ ...resume, language: 'hi' }, template).sections.map(
        ({ heading }) => heading.text,
      );
      expect(headings).not.toEqual([]);
      for (const heading of headings) expect(heading).toMatch(/^[\p{Script=Devanagari} ]+$/u);
    }
  });

  it('writes months, the present, degrees and levels', () => {
    expect(entriesOf(hindi, 'work').map(({ dates }) => dates?.text)).toContainEqual(
      expect.stringMatching(/^\p{Script=Devanagari}+ \d{4} – अब तक$/u),
    );
    expect(entriesOf(hindi, 'education')[0]?.title.text).toMatch(/^[\p{Script=Devanagari}() ]+, /u);
    const skills = hindi.sections.find(({ kind }) => kind === 'skills')?.blocks[0];
    expect(skills?.kind === 'skills' && skills.groups[0]?.level).toBe('विशेषज्ञ');
  });

  it('says the fixed declaration in its words, and any other as it was written', () => {
    const declarationOf = (document: ResumeDocument) => {
      const block = document.sections.find(({ kind }) => kind === 'declaration')?.blocks[0];
      return block?.kind === 'declaration' ? block : undefined;
    };
    expect(declarationOf(composed({ language: 'hi', declaration: declarationText }))).toMatchObject({
      statement: { text: expect.stringMatching(/^मेरी घोषणा है/), source: 'declaration' },
      date: { label: 'दिनांक', text: '15 नवंबर 2026' },
      signatureLabel: 'हस्ताक्षर',
    });
    expect(declarationOf(composed({ language: 'hi', declaration: 'My own words.' }))).toMatchObject({
      statement: { text: 'My own words.' },
    });
  });

  it('leaves what was typed as it is', () => {
    expect(hindi.name.text).toBe(composed().name.text);
    expect(entriesOf(hindi, 'work').map(({ bullets }) => bullets)).toEqual(
      entriesOf(composed({}, 'classic'), 'work').map(({ bullets }) => bullets),
    );
  });
});
