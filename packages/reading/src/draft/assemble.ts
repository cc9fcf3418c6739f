import type { Today } from '@kalam/domain/calendar/calendar-day';
import { type OwnSection, ownSections, type SectionKey } from '@kalam/domain/resumes/sections/section-keys';
import { readCertificates } from '../entries/read-certificates.ts';
import { readDeclaration } from '../entries/read-declaration.ts';
import { readEducation } from '../entries/read-education.ts';
import { readHead } from '../entries/read-head.ts';
import { readLanguages } from '../entries/read-languages.ts';
import {
  readAchievements,
  readInterests,
  readLinks,
  readPublications,
  readReferences,
  readSummary,
} from '../entries/read-lists.ts';
import { readOwnSection } from '../entries/read-own-section.ts';
import { readPersonal } from '../entries/read-personal.ts';
import { readProjects } from '../entries/read-projects.ts';
import { readTraining, readVolunteering, readWork } from '../entries/read-roles.ts';
import { readSkills } from '../entries/read-skills.ts';
import { Ledger } from '../ledger.ts';
import type { ReadField, ReadingNote, ReadResume, TrayPiece } from '../reading-result.ts';
import type { Section, SectionTopic } from '../source/sections.ts';
import type { PlacedText, SourceKind } from '../source/source-document.ts';
import type { Traced } from '../text/traced-text.ts';
import { arrange } from './arrange.ts';
import { Draft, type PlacedField } from './draft.ts';
import type { EntryReader } from './entry-context.ts';
import { PageBoxes } from './page-boxes.ts';
import { settle } from './settle.ts';
import { spansOf } from './text-spans.ts';
import { byTopic } from './topics-of-lines.ts';
import { trayOf } from './tray.ts';

export interface ToAssemble {
  readonly source: SourceKind;
  /** All that was read, in the order of the characters' places. */
  readonly text: string;
  readonly sections: readonly Section[];
  /** What the layout has understood: page numbers, repeated heads. */
  readonly marks?: readonly Traced[];
  readonly placed?: PlacedText;
  /** Where a source writes a topic in a way of its own. */
  readonly readers?: Readonly<Partial<Record<SectionTopic, EntryReader>>>;
}

export interface AssembleOptions {
  readonly newId: () => string;
  readonly today: Today;
}

type Readers = Readonly<Record<Exclude<SectionTopic, 'other'>, EntryReader>>;

const usualReaders: Readers = {
  head: readHead,
  contact: readHead,
  summary: readSummary,
  work: readWork,
  training: readTraining,
  education: readEducation,
  skills: readSkills,
  projects: readProjects,
  certificates: readCertificates,
  declaration: readDeclaration,
  languages: readLanguages,
  achievements: readAchievements,
  publications: readPublications,
  volunteering: readVolunteering,
  interests: readInterests,
  references: readReferences,
  personalDetails: readPersonal,
  links: readLinks,
};

/** Sections whose heading nobody knows take the three of one's own, in their order. */
const ownKeysOf = (sections: readonly Section[]): ReadonlyMap<Section, OwnSection> => {
  const others = sections.filter(({ topics, blocks }) => topics[0] === 'other' && blocks.length > 0);
  return new Map(
    ownSections.flatMap((key, index) => {
      const section = others[index];
      return section ? [[section, key] as const] : [];
    }),
  );
};

const readSection = (
  section: Section,
  draft: Draft,
  own: ReadonlyMap<Section, OwnSection>,
  readers: Readers,
): void => {
  draft.isInDoubt = !section.sure;
  const key = own.get(section);
  if (key) {
    readOwnSection(key)(section, draft);
    return;
  }
  for (const part of byTopic(section)) {
    const [topic] = part.topics;
    if (topic && topic !== 'other') readers[topic](part, draft);
  }
  const isKnown = section.topics.some((topic) => topic !== 'other');
  if (section.heading && isKnown) draft.ledger.take(section.heading, 'heading');
  for (const mark of section.marks ?? []) draft.ledger.take(mark, 'heading');
};

const letters = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

/** The words around the person's own are Hindi where most of theirs are. */
const isHindi = (text: string): boolean => {
  const devanagari = letters(text, /\p{Script=Devanagari}/gu);
  return devanagari > 20 && devanagari > letters(text, /\p{Script=Latin}/gu);
};

const shownLength = 120;

const opening = (text: string): string => text.trim().split('\n')[0]?.trim().slice(0, shownLength) ?? '';

/** No way to reach anybody, and no more than one heading that resumes have. */
const isNoResume = ({ data }: Draft, sections: readonly Section[]): boolean => {
  const { email, phone } = data.personalInfo;
  const topics = sections.flatMap((section) => section.topics);
  const known = new Set(topics.filter((topic) => topic !== 'head' && topic !== 'other'));
  const entries = data.workExperience.length + data.education.length + data.trainingExperience.length;
  return email === '' && phone === '' && (known.size < 2 || entries === 0) && known.size < 3;
};

const readField = ({ at, ...field }: PlacedField, boxes: PageBoxes | undefined): ReadField =>
  boxes ? { ...field, boxes: boxes.of(at) } : { ...field, boxes: [], spans: spansOf(at) };

/** Where there are no pages to show, the pieces are shown in the text. */
const withSpans = (
  tray: readonly TrayPiece[],
  places: readonly (readonly number[])[],
): readonly TrayPiece[] => tray.map((piece, index) => ({ ...piece, spans: spansOf(places[index] ?? []) }));

const firstPlace = ({ at }: PlacedField): number =>
  at.reduce((first, place) => Math.min(first, place), Infinity);

/** What became of every character: for the check that none was lost. */
export interface Account {
  readonly ledger: Ledger;
  readonly fields: readonly PlacedField[];
  readonly tray: readonly (readonly number[])[];
}

/** Sections to a draft, with what is left over. */
export const assemble = (
  { source, text, sections, marks = [], placed, readers }: ToAssemble,
  { newId, today }: AssembleOptions,
): { readonly resume: ReadResume; readonly account: Account } => {
  const ledger = new Ledger(text);
  for (const mark of marks) ledger.take(mark, 'mark');
  const draft = new Draft(ledger, { newId, today });
  const own = ownKeysOf(sections);
  for (const section of sections) readSection(section, draft, own, { ...usualReaders, ...readers });
  const boxes = new PageBoxes(placed);
  const settled = settle({ data: draft.data, fields: draft.fields, notes: draft.notes });
  const keyOf = (section: Section, topic: SectionTopic): SectionKey | undefined => {
    if (topic === 'head' || topic === 'contact') return undefined;
    if (topic === 'other') return own.get(section);
    if (topic === 'work' || topic === 'training') return settled.data.isFresher ? 'training' : 'work';
    return topic;
  };
  const arranged = arrange(settled.data, sections, keyOf);
  const notes: readonly ReadingNote[] = [
    ...settled.notes,
    ...arranged.notes,
    ...(isNoResume(draft, sections) ? [{ kind: 'not-a-resume' as const, text: opening(text) }] : []),
  ];
  const fields = settled.fields.toSorted((a, b) => firstPlace(a) - firstPlace(b));
  const { tray, places } = trayOf(text, sections, ledger, boxes, newId);
  return {
    resume: {
      source,
      data: isHindi(text) ? { ...arranged.data, language: 'hi' } : arranged.data,
      fields: fields.map((field) => readField(field, placed && boxes)),
      tray: placed ? tray : withSpans(tray, places),
      notes,
      pages: placed?.pages ?? [],
      ...(!placed && { text }),
    },
    account: { ledger, fields, tray: places },
  };
};
