import { describe, expect, it } from 'vitest';
import { sampleFresher, sampleProfessional } from '../samples/sample-resumes.ts';
import { toSavedPayload } from '../saved/saved-resume.ts';
import type { SavedResume } from '../saved/saved-resume-model.ts';
import { changesOf, type Relation } from './parent-changes.ts';
import { baseOf, settleChanges, takeChanges } from './take-changes.ts';

const saved = toSavedPayload(sampleProfessional);
const base = baseOf(saved);
const [lead, engineer, associate] = saved.workExperience;
if (!lead || !engineer || !associate) throw new Error('the sample has three jobs');

const related = (parent: Partial<SavedResume>, copy: Partial<SavedResume> = {}): Relation => ({
  base,
  parent: { ...saved, ...parent },
  copy: { ...saved, ...copy },
});
const told = (relation: Relation) => changesOf(relation).map(({ id, kind, isOwn }) => [id, kind, isOwn]);
const taken = (relation: Relation) =>
  takeChanges(
    relation,
    changesOf(relation).map(({ id }) => id),
  );

describe('what a parent offers its copy', () => {
  it('a field the copy left alone can simply be taken', () => {
    const relation = related(
      { personalInfo: { ...saved.personalInfo, phone: '9000000001' } },
      { summary: 'Mine' },
    );
    const [change] = changesOf(relation);
    expect(change).toMatchObject({
      part: 'personalInfo',
      field: 'phone',
      before: { phone: '9876543210' },
      after: { phone: '9000000001' },
      mine: { phone: '9876543210' },
      isOwn: false,
    });
    expect(taken(relation)).toMatchObject({ personalInfo: { phone: '9000000001' }, summary: 'Mine' });
  });

  it('a field the copy changed too shows both, and is the person’s to choose', () => {
    expect(told(related({ summary: 'Theirs' }, { summary: 'Mine' }))).toEqual([['summary', 'field', true]]);
  });

  it('nothing where both say the same, or only the copy has changed', () => {
    expect(told(related({ summary: 'Same ' }, { summary: 'Same' }))).toEqual([]);
    expect(told(related({}, { summary: 'Mine', skills: [], workExperience: [lead] }))).toEqual([]);
  });

  it('an entry is the same wherever it stands, and its fields are offered one by one', () => {
    const relation = related(
      { workExperience: [{ ...engineer, description: 'New words.', location: 'Pune' }, lead, associate] },
      { workExperience: [associate, { ...engineer, location: 'Delhi' }, lead] },
    );
    expect(told(relation)).toEqual([
      ['work.b1.location', 'field', true],
      ['work.b1.description', 'field', false],
      ['work.order', 'order', true],
    ]);
    const [, after] = takeChanges(relation, ['work.b1.description']).workExperience;
    expect(after).toEqual({ ...engineer, location: 'Delhi', description: 'New words.' });
  });

  it('a period is had whole, so that what ended does not stay current', () => {
    const relation = related({
      workExperience: [{ ...lead, current: false, endDate: '2026-10-31' }, engineer, associate],
    });
    expect(told(relation)).toEqual([['work.b0.period', 'field', false]]);
    expect(taken(relation).workExperience[0]).toMatchObject({ current: false, endDate: '2026-10-31' });
  });

  it('an added entry comes in behind the one it follows; a removed one goes unless the copy changed it', () => {
    const fresh = {
      ...associate,
      company: 'Meridian Foods',
      position: 'Lead',
      startDate: '2026-01',
      endDate: '',
    };
    const relation = related(
      { workExperience: [lead, fresh, engineer] },
      { workExperience: [lead, engineer, { ...associate, description: 'Mine.' }] },
    );
    expect(told(relation)).toEqual([
      ['work.b2', 'removed', true],
      ['work.p1', 'added', false],
    ]);
    expect(takeChanges(relation, ['work.p1']).workExperience.map(({ company }) => company)).toEqual([
      'Saffron Payments',
      'Meridian Foods',
      'Neem Tree Retail Technologies',
      'Blue Lotus Software',
    ]);
    expect(taken(relation).workExperience).toHaveLength(3);
  });

  it('what the copy took out is not put back unasked', () => {
    const relation = related(
      { workExperience: [lead, { ...engineer, description: 'New words.' }, associate] },
      { workExperience: [lead, associate] },
    );
    expect(told(relation)).toEqual([['work.b1', 'added', true]]);
    expect(taken(relation).workExperience[1]?.description).toBe('New words.');
  });

  it('the same entry added to both is one entry', () => {
    const skill = { name: 'Tally', level: 'Expert' as const };
    expect(told(related({ skills: [...saved.skills, skill] }, { skills: [skill, ...saved.skills] }))).toEqual(
      [],
    );
    const other = related(
      { skills: [...saved.skills, skill] },
      { skills: [...saved.skills, { ...skill, name: 'tally', level: 'Beginner' }] },
    );
    expect(told(other)).toEqual([['skills.p10', 'added', true]]);
    expect(taken(other).skills).toHaveLength(11);
  });

  it('entries with an id are known by it, whatever else changed', () => {
    const [first, ...rest] = saved.certificates;
    if (!first) throw new Error('the sample has certificates');
    const renamed = { ...first, name: 'Other', issuer: 'Other', date: '2025', link: '' };
    expect(told(related({ certificates: [...rest, renamed] })).map(([id]) => id)).toEqual([
      'certificates.b0.name',
      'certificates.b0.issuer',
      'certificates.b0.date',
      'certificates.b0.link',
      'certificates.order',
    ]);
  });

  it('pictures are offered like any field', () => {
    const photo = `/api/images/${'a'.repeat(64)}`;
    const relation = related({
      signature: photo,
      personalInfo: { ...saved.personalInfo, profileImage: photo },
    });
    expect(told(relation).map(([id]) => id)).toEqual(['personalInfo.profileImage', 'signature']);
    const gone = { base: baseOf(relation.parent), parent: saved, copy: relation.parent };
    expect(taken(gone)).not.toHaveProperty('signature');
    expect(taken(gone).personalInfo).not.toHaveProperty('profileImage');
  });

  it('sections: their order, their headings and whether they are printed', () => {
    const arrangement = { order: ['skills', 'work'], hidden: ['projects'], headings: { work: 'My jobs' } };
    const relation = related({ arrangement }, { arrangement: { headings: { skills: 'Tools' } } });
    expect(told(relation)).toEqual([
      ['sections.heading.work', 'heading', false],
      ['sections.hidden.projects', 'hidden', false],
      ['sections.order', 'order', false],
    ]);
    expect(taken(relation).arrangement).toMatchObject({
      hidden: ['projects'],
      headings: { work: 'My jobs', skills: 'Tools' },
    });
  });

  it('a section of one’s own that the copy uses for something else does not mix', () => {
    const relation = related(
      { own1: [{ id: 'a', title: 'Debate' }], arrangement: { headings: { own1: 'Clubs' } } },
      { own1: [{ id: 'b', title: 'Rowing' }], arrangement: { headings: { own1: 'Sport' } } },
    );
    expect(told(relation)).toEqual([['own1', 'whole', true]]);
    expect(taken(relation)).toMatchObject({
      own1: [{ title: 'Debate' }],
      arrangement: { headings: { own1: 'Clubs' } },
    });
  });

  it('S1 §3: who is no fresher any more has work, and skills stay', () => {
    const fresher = toSavedPayload(sampleFresher);
    const { fresherSkills = [], fresherProjects: _, ...rest } = fresher;
    const parent: SavedResume = {
      ...rest,
      isFresher: false,
      trainingExperience: [],
      workExperience: [lead],
      skills: fresherSkills,
    };
    const relation = { base: baseOf(fresher), parent, copy: fresher };
    expect(told(relation)[0]).toEqual(['experience', 'whole', false]);
    const after = takeChanges(relation, ['experience']);
    expect(after).toMatchObject({ isFresher: false, trainingExperience: [], workExperience: [lead] });
    expect(after.skills).toEqual(fresherSkills);
    expect(after).not.toHaveProperty('fresherSkills');
  });

  it('letter, paper, language and the marks table are the copy’s own', () => {
    const letter = { recipient: 'Meridian', subject: '', salutation: '', body: 'Dear', closing: '' };
    const relation = related({ letter, language: 'hi', marksTable: true, page: { size: 'letter' } });
    expect(told(relation)).toEqual([]);
    expect(baseOf(relation.parent)).not.toHaveProperty('letter');
  });
});

describe('what was settled', () => {
  it('declined once, a change is not offered until it changes again', () => {
    const relation = related({ summary: 'Theirs', declaration: 'So.' });
    const settled = { ...relation, base: settleChanges(relation, ['summary']) };
    expect(told(settled).map(([id]) => id)).toEqual(['declaration']);
    const again = { ...settled, parent: { ...settled.parent, summary: 'Theirs, better' } };
    // The copy kept its own once: it is not chosen for its owner now.
    expect(told(again)).toContainEqual(['summary', 'field', true]);
  });

  it('taken, then changed in the copy, a change is not offered again', () => {
    const relation = related({ summary: 'Theirs' });
    const copy = taken(relation);
    const settled = { ...relation, copy, base: settleChanges({ ...relation, copy }) };
    expect(told({ ...settled, copy: { ...copy, summary: 'Mine by now' } })).toEqual([]);
  });

  it('what the parent has kept as written is kept in the copy, too', () => {
    const exceptions = [{ field: 'summary', rule: 'description-characters', what: '→' }];
    const relation = related({ summary: 'From → to', exceptions }, {});
    expect(taken(relation).exceptions).toEqual(exceptions);
  });
});
