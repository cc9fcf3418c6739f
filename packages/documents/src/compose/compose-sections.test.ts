import type { ResumeData } from '@kalam/domain/resumes/resume-model';
import { extraSections } from '@kalam/domain/resumes/sections/section-keys';
import { templateLayouts } from '@kalam/domain/templates/template-layouts';
import { describe, expect, it } from 'vitest';
import { templateOf } from '../templates/template-catalogue.ts';
import { richFresher, richProfessional } from '../testing/resumes/rich-resumes.ts';
import { fresherResume, fullResume, testDate } from '../testing/resumes/test-resumes.ts';
import type { Block, ResumeDocument, SectionKind } from './blocks.ts';
import { compose } from './compose.ts';

const composed = (data: ResumeData, template = 'modern'): ResumeDocument =>
  compose({ data, template: templateOf(template), date: testDate });

const kinds = (document: ResumeDocument): SectionKind[] => document.sections.map(({ kind }) => kind);

const blocksOf = (document: ResumeDocument, kind: SectionKind): readonly Block[] =>
  document.sections.find((section) => section.kind === kind)?.blocks ?? [];

/** Every path of a resume's text on the page. */
const sourcesOf = (document: ResumeDocument): Set<string> => {
  const sources = new Set<string>();
  JSON.stringify(document, (name, value) => {
    if (name === 'source' && typeof value === 'string') sources.add(value);
    return value;
  });
  return sources;
};

/** Executive alone leads with what was achieved. */
const withoutLead = (template: string, list: readonly SectionKind[]): SectionKind[] =>
  template === 'executive' ? list.filter((kind) => kind !== 'achievements') : [...list];

/** A side column takes some of them out of the order, wherever they stand. */
const inOneColumn = templateLayouts.filter((template) => templateOf(template).side === undefined);

describe('optional sections', () => {
  it('key achievements stand right behind the summary in executive, unless they were put elsewhere', () => {
    for (const data of [richProfessional, richFresher]) {
      const { sections } = composed({ ...data, achievements: richProfessional.achievements }, 'executive');
      expect(sections.slice(0, 2).map(({ heading }) => heading.text)).toEqual([
        'Professional Summary',
        'Key Achievements',
      ]);
    }
    const arranged = { ...richProfessional, arrangement: { order: ['summary', 'work', 'achievements'] } };
    const order = kinds(composed(arranged, 'executive'));
    expect(order.indexOf('achievements')).toBeGreaterThan(order.indexOf('work'));
    const hindi = composed({ ...richProfessional, language: 'hi' }, 'executive');
    expect(hindi.sections[1]?.heading.text).toBe('उपलब्धियाँ');
  });

  it.each(inOneColumn)(
    'decision 65: %s prints them after the certificates and before the declaration',
    (template) => {
      const own = kinds(composed(fullResume, template)).filter((kind) => kind !== 'declaration');
      const all = withoutLead(template, kinds(composed(richProfessional, template)));
      expect(all).toEqual([...own, ...withoutLead(template, extraSections), 'declaration']);
    },
  );

  it.each(inOneColumn)('decision 65: so %s does with the skills and projects of a fresher', (template) => {
    const own = kinds(composed(fresherResume, template)).filter((kind) => kind !== 'declaration');
    const filled = extraSections.filter((key) => richFresher[key] !== undefined);
    expect(withoutLead(template, kinds(composed(richFresher, template)))).toEqual([
      ...own,
      'skills',
      'projects',
      ...withoutLead(template, filled),
      'declaration',
    ]);
    const bySource = composed(richFresher, template).sections.map(({ heading }) => heading.source);
    expect(bySource).toContain('fresherSkills');
    expect(bySource).toContain('fresherProjects');
  });

  it('are called what the page’s language calls them, and their owner’s own as he does', () => {
    const headings = (language: 'en' | 'hi') =>
      composed({ ...richProfessional, language }).sections.map(({ heading }) => heading.text);
    expect(headings('en')).toEqual(expect.arrayContaining(['Languages', 'Personal Details', 'Patents']));
    expect(headings('hi')).toEqual(expect.arrayContaining(['भाषाएँ', 'व्यक्तिगत विवरण', 'Patents']));
    expect(composed(richProfessional).sections.find(({ kind }) => kind === 'own1')?.heading.source).toBe(
      'arrangement.headings.own1',
    );
  });

  it('have a heading even before their owner gives one', () => {
    const { arrangement: _, ...unnamed } = richProfessional;
    expect(composed(unnamed).sections.find(({ kind }) => kind === 'own1')?.heading).toEqual({
      text: 'Additional Information',
      source: 'arrangement.headings.own1',
    });
  });

  it('lead from every text back to its field', () => {
    const sources = sourcesOf(composed(richProfessional));
    for (const path of [
      'personalInfo.headline',
      'workExperience.0.location',
      'education.0.degreeName',
      'education.0.field',
      'education.0.board',
      'moreEducation.0.degreeName',
      'projects.0.startDate',
      'languages.0.title',
      'languages.2.level',
      'languages.2.detail',
      'achievements.0.subtitle',
      'publications.0.link',
      'volunteering.0.startDate',
      'interests.0.detail',
      'references.0.description',
      'personalDetails.0.kind',
      'personalDetails.1.detail',
      'personalDetails.5.title',
      'links.0.link',
      'own2.0.description',
      'own3.1.title',
    ])
      expect(sources).toContain(path);
    expect(sourcesOf(composed(richFresher))).toContain('fresherSkills.4.name');
  });

  it('say a language with its level and a detail with its name, in Hindi too', () => {
    const { languages, personalDetails } = richProfessional;
    const hindi = composed({ ...fullResume, language: 'hi', languages, personalDetails });
    expect(blocksOf(hindi, 'languages')).toMatchObject([
      {
        kind: 'items',
        items: [
          { text: 'Kannada', notes: [{ text: 'मातृभाषा' }] },
          {},
          { text: 'Hindi', notes: [{ text: 'कामकाजी ज्ञान' }, { text: 'read and speak' }] },
          {},
        ],
      },
    ]);
    const details = blocksOf(hindi, 'personalDetails')[0];
    expect(details?.kind === 'facts' && details.facts.slice(0, 2)).toMatchObject([
      { label: { text: 'पिता का नाम' }, value: { text: 'Ramesh Sharma' } },
      { label: { text: 'जन्म तिथि' }, value: { text: '12 अप्रैल 1996' } },
    ]);
  });

  it('link where an address may be followed, and only there', () => {
    const links = blocksOf(composed(richProfessional), 'links')[0];
    expect(links?.kind === 'facts' && links.facts[0]).toMatchObject({
      label: { text: 'GitHub' },
      value: {
        text: 'github.example.com/ananya-sharma',
        href: 'https://github.example.com/ananya-sharma',
      },
    });
    const references = blocksOf(composed(richProfessional), 'references');
    expect(references.map((block) => block.kind === 'entry' && block.detail?.href)).toEqual([
      'mailto:meera@saffron.example.com',
      'tel:+919876500000',
    ]);
    const bad = composed({ ...fullResume, links: [{ id: '', title: 'Bad', link: 'javascript:alert(1)' }] });
    expect(JSON.stringify(blocksOf(bad, 'links'))).not.toContain('href');
  });

  it('of one’s own hold entries, lists or text', () => {
    const own = (entries: readonly Partial<NonNullable<ResumeData['own1']>[number]>[]) =>
      blocksOf(
        composed({ ...fullResume, own1: entries.map((entry) => ({ id: '', title: '', ...entry })) }),
        'own1',
      );
    expect(own([{ title: 'One' }, { title: 'Two' }])).toMatchObject([
      { kind: 'list', bullets: [{ text: 'One' }, { text: 'Two' }] },
    ]);
    expect(own([{ description: 'First line\nSecond line' }])).toMatchObject([
      { kind: 'paragraph', text: 'First line' },
      { kind: 'paragraph', text: 'Second line' },
    ]);
    expect(own([{ description: '- this\n- that' }])).toMatchObject([
      { kind: 'list', bullets: [{ text: 'this' }, { text: 'that' }] },
    ]);
    expect(own([{ title: 'Talk', date: '2024', description: 'Said it.' }])).toMatchObject([
      { kind: 'entry', title: { text: 'Talk' }, dates: { text: '2024' }, bullets: [{ text: 'Said it.' }] },
    ]);
    expect(own([{ link: 'https://example.com/a' }, { date: '2020-02' }])).toMatchObject([
      { kind: 'entry', title: { text: 'example.com/a', href: 'https://example.com/a' } },
      { kind: 'entry', title: { text: 'Feb 2020' } },
    ]);
  });

  it('leave no trace when they are empty', () => {
    const empty = Object.fromEntries(extraSections.map((key) => [key, []]));
    const blank = Object.fromEntries(extraSections.map((key) => [key, [{ id: '', title: ' ', detail: '' }]]));
    const more = { moreEducation: [], fresherSkills: [], fresherProjects: [], arrangement: {} };
    const personalInfo = { ...fullResume.personalInfo, headline: ' ' };
    const usual = composed(fullResume);
    expect(composed({ ...fullResume, ...empty, ...more, personalInfo })).toEqual(usual);
    expect(composed({ ...fullResume, ...blank })).toEqual(usual);
  });
});

describe('the arrangement of sections', () => {
  const arranged = (arrangement: ResumeData['arrangement'], data = fullResume, template = 'modern') =>
    composed({ ...data, arrangement }, template);

  it('is the template’s own until it is changed', () => {
    for (const template of templateLayouts)
      expect(arranged({ order: [] }, fullResume, template)).toEqual(composed(fullResume, template));
  });

  it('moves what was moved and keeps the rest behind what it stood behind', () => {
    expect(kinds(arranged({ order: ['education', 'summary'] }))).toEqual([
      'education',
      'certificates',
      'summary',
      'work',
      'skills',
      'projects',
      'declaration',
    ]);
    const { languages } = richProfessional;
    const order = ['summary', 'languages', 'work', 'skills', 'projects', 'education', 'certificates'];
    expect(kinds(arranged({ order }, { ...fullResume, languages }))).toEqual([...order, 'declaration']);
  });

  it('leaves hidden sections out', () => {
    const hidden = ['declaration', 'languages', 'projects'];
    const left = kinds(arranged({ ...richProfessional.arrangement, hidden }, richProfessional));
    for (const key of hidden) expect(left).not.toContain(key);
    expect(left).toContain('interests');
  });

  it('heads sections in their owner’s words, in any language of the page', () => {
    const headings = { work: 'Where I worked', summary: ' ' };
    for (const language of ['en', 'hi'] as const) {
      const [summary, work] = arranged({ headings }, { ...fullResume, language }).sections;
      expect(work?.heading).toEqual({ text: 'Where I worked', source: 'arrangement.headings.work' });
      expect(summary?.heading.source).toBe('summary');
    }
  });
});
