import { standsBelow } from '../education/education-ladder.ts';
import { educationLimit } from '../education/education-rules.ts';
import { trainingLimit } from '../fields/experience-rules.ts';
import { resumeLimits } from '../resume-limits.ts';
import type { EducationEntry, ResumeData, TrainingEntry, WorkEntry } from '../resume-model.ts';
import {
  type Arrangement,
  ownHeading,
  withArrangement,
  withHeading,
  withHidden,
} from '../sections/arrangement.ts';
import { extraSections, isOwnSection, type OwnSection, ownSections } from '../sections/section-keys.ts';
import {
  educationOf,
  isEmptySection,
  type MergeChoice,
  type MergeChoices,
  type MergeSection,
  mergeSections,
  projectsOf,
  skillsOf,
  trainingOf,
} from './merge-sections.ts';

export interface MergedResume {
  readonly data: ResumeData;
  /** Sections with more entries than they may have, and how many had no room. */
  readonly noRoom: readonly { readonly section: MergeSection; readonly count: number }[];
  /** Of the file's education, how many entries stand beside the ladder that had a rung on their own. */
  readonly beside: number;
  /** Training that stands under work, where the resume is no longer a fresher's. */
  readonly asWork: number;
}

const sameHeading = (a: string | undefined, b: string | undefined): boolean =>
  a !== undefined && a.toLowerCase() === b?.toLowerCase();

/** What of a section may be chosen, given what both have. */
export const mergeChoicesOf = (
  current: ResumeData,
  read: ResumeData,
  section: MergeSection,
): readonly MergeChoice[] => {
  const isWhole = section === 'summary' || section === 'declaration' || section === 'letter';
  const isBoth = !isEmptySection(current, section) && !isEmptySection(read, section);
  // Two sections of one's own under different headings would lose one of them.
  const isOther =
    isOwnSection(section) &&
    !sameHeading(ownHeading(current.arrangement, section), ownHeading(read.arrangement, section));
  return isWhole || !isBoth || isOther ? ['keep', 'replace'] : ['keep', 'add', 'replace'];
};

/** Nothing that is there is touched unless its owner says so. */
export const initialChoices = (current: ResumeData): MergeChoices =>
  Object.fromEntries(
    mergeSections.map((section) => [section, isEmptySection(current, section) ? 'replace' : 'keep']),
  );

/** Where each own section of the file goes: beside the one of the same heading, else where nothing stands. */
const ownPlaces = (current: ResumeData, read: ResumeData): ReadonlyMap<OwnSection, OwnSection> => {
  const places = new Map<OwnSection, OwnSection>();
  const isFree = (place: OwnSection) => ![...places.values()].includes(place);
  const filled = ownSections.filter((key) => !isEmptySection(read, key));
  const settle = (fits: (key: OwnSection, place: OwnSection) => boolean) => {
    for (const key of filled) {
      if (places.has(key)) continue;
      const place = ownSections.find((one) => isFree(one) && fits(key, one));
      if (place) places.set(key, place);
    }
  };
  settle((key, place) =>
    sameHeading(ownHeading(read.arrangement, key), ownHeading(current.arrangement, place)),
  );
  settle((_, place) => isEmptySection(current, place));
  settle(() => true);
  return places;
};

/** The file's resume with its own sections in the places where `current` has room for them. */
export const alignedWith = (current: ResumeData, read: ResumeData): ResumeData => {
  const places = ownPlaces(current, read);
  if ([...places].every(([from, to]) => from === to)) return read;
  const { own1: _1, own2: _2, own3: _3, ...rest } = read;
  let arrangement: Arrangement | undefined = read.arrangement;
  for (const key of ownSections) arrangement = withHidden(withHeading(arrangement, key, ''), key, false);
  const data: ResumeData = { ...rest };
  for (const [from, to] of places) {
    const entries = read[from];
    if (entries) data[to] = entries;
    arrangement = withHeading(arrangement, to, ownHeading(read.arrangement, from) ?? '');
    arrangement = withHidden(arrangement, to, read.arrangement?.hidden?.includes(from) ?? false);
  }
  return withArrangement(data, arrangement);
};

/** The same thing said again, whatever its id and the space around its words. */
const fingerprint = ({ id: _, ...entry }: { readonly id: string }): string =>
  JSON.stringify(
    Object.entries(entry)
      .filter(([field, value]) => field !== 'level' && value !== '' && value !== undefined && value !== false)
      .map(([field, value]) => [field, typeof value === 'string' ? value.trim().toLowerCase() : value])
      .sort(([a], [b]) => String(a).localeCompare(String(b))),
  );

const newOnes = <Entry extends { readonly id: string }>(
  mine: readonly Entry[],
  theirs: readonly Entry[],
): readonly Entry[] => {
  const known = new Set(mine.map(fingerprint));
  return theirs.filter((entry) => !known.has(fingerprint(entry)));
};

const chosen = <Entry extends { readonly id: string }>(
  choice: MergeChoice | undefined,
  mine: readonly Entry[],
  theirs: readonly Entry[],
): readonly Entry[] => {
  if (choice === 'replace') return theirs;
  return choice === 'add' ? [...mine, ...newOnes(mine, theirs)] : mine;
};

interface Education {
  readonly ladder: readonly EducationEntry[];
  readonly more: readonly EducationEntry[];
  readonly beside: number;
}

/** One's own rungs stay; what finds none left stands under More Education. */
const mergedEducation = (
  choice: MergeChoice | undefined,
  mine: ResumeData,
  theirs: ResumeData,
): Education => {
  if (choice !== 'add') {
    const { education, moreEducation } = choice === 'replace' ? theirs : mine;
    return { ladder: education, more: moreEducation ?? [], beside: 0 };
  }
  const ladder = [...mine.education];
  const more = [...(mine.moreEducation ?? [])];
  let beside = 0;
  for (const entry of newOnes(educationOf(mine), educationOf(theirs))) {
    const had = theirs.education.includes(entry);
    const hasRung =
      had &&
      ladder.length < educationLimit &&
      ladder.every((other) => standsBelow(entry, other) || standsBelow(other, entry));
    if (hasRung) ladder.push(entry);
    else {
      more.push(entry);
      if (had) beside += 1;
    }
  }
  return { ladder, more, beside };
};

/** What the person has stays; what they left open is filled in. */
const mergedInfo = (
  choice: MergeChoice | undefined,
  mine: ResumeData['personalInfo'],
  theirs: ResumeData['personalInfo'],
): ResumeData['personalInfo'] => {
  if (choice === 'replace') return theirs;
  if (choice !== 'add') return mine;
  const said = Object.entries(mine).filter(([, text]) => text.trim() !== '');
  return { ...mine, ...theirs, ...Object.fromEntries(said) };
};

const asWorkEntry = ({ organization, role, ...entry }: TrainingEntry): WorkEntry => ({
  ...entry,
  company: organization,
  position: role,
});

const limits: Readonly<Partial<Record<MergeSection, number>>> = {
  work: resumeLimits.workEntries,
  training: trainingLimit,
  skills: resumeLimits.skills,
  projects: resumeLimits.projects,
  certificates: resumeLimits.certificates,
};

/** A heading and whether a section is printed belong to whoever's section it is. */
const mergedArrangement = (choices: MergeChoices, mine: ResumeData, theirs: ResumeData) => {
  let arrangement: Arrangement | undefined =
    mine.arrangement ?? (theirs.arrangement?.order && { order: theirs.arrangement.order });
  for (const key of extraSections) {
    if (choices[key] !== 'replace') continue;
    arrangement = withHeading(arrangement, key, theirs.arrangement?.headings?.[key] ?? '');
    arrangement = withHidden(arrangement, key, theirs.arrangement?.hidden?.includes(key) ?? false);
  }
  return arrangement;
};

const mergedExceptions = (mine: ResumeData, theirs: ResumeData) => {
  const all = [...(mine.exceptions ?? []), ...(theirs.exceptions ?? [])];
  return [...new Map(all.map((one) => [JSON.stringify(one), one])).values()];
};

/**
 * One's own resume with the sections of another that were chosen. `read` is expected in places that fit (`alignedWith`).
 * Everything chosen is the other as it is; nothing chosen is one's own.
 */
export const mergeResume = (current: ResumeData, read: ResumeData, choices: MergeChoices): MergedResume => {
  const of = (section: MergeSection): MergeChoice => choices[section] ?? 'keep';
  const plain = { noRoom: [], beside: 0, asWork: 0 };
  if (mergeSections.every((section) => of(section) === 'replace')) return { data: read, ...plain };
  if (mergeSections.every((section) => of(section) === 'keep')) return { data: current, ...plain };

  const noRoom: { section: MergeSection; count: number }[] = [];
  const fitting = <Entry>(section: MergeSection, entries: readonly Entry[]): Entry[] => {
    const kept = entries.slice(0, limits[section] ?? resumeLimits.extraEntries);
    if (kept.length < entries.length) noRoom.push({ section, count: entries.length - kept.length });
    return kept;
  };

  const work = chosen(of('work'), current.workExperience, read.workExperience);
  const training = chosen(of('training'), trainingOf(current), trainingOf(read));
  const source = of('work') === 'keep' && of('training') === 'keep' ? current : read;
  const isFresher = work.length === 0 && (training.length > 0 || source.isFresher);
  const skills = fitting('skills', chosen(of('skills'), skillsOf(current), skillsOf(read)));
  const projects = fitting('projects', chosen(of('projects'), projectsOf(current), projectsOf(read)));
  const asWork = isFresher ? [] : training.map(asWorkEntry);
  const education = mergedEducation(of('education'), current, read);
  const { signature: _, letter: __, ...mine } = current;
  const declared = of('declaration') === 'replace' ? read : current;
  const letter = of('letter') === 'replace' ? read.letter : current.letter;
  const exceptions = mergedExceptions(current, read);

  const data: ResumeData = {
    ...mine,
    isFresher,
    personalInfo: mergedInfo(of('personalInfo'), current.personalInfo, read.personalInfo),
    summary: of('summary') === 'replace' ? read.summary : current.summary,
    education: [...education.ladder],
    workExperience: isFresher ? [] : fitting('work', [...work, ...asWork]),
    trainingExperience: isFresher
      ? fitting('training', training)
      : current.isFresher
        ? []
        : current.trainingExperience,
    skills: isFresher ? [] : skills,
    projects: isFresher ? [] : projects,
    certificates: fitting(
      'certificates',
      chosen(of('certificates'), current.certificates, read.certificates),
    ),
    declaration: declared.declaration,
    ...(declared.signature !== undefined && { signature: declared.signature }),
    ...(letter && { letter }),
    ...(exceptions.length > 0 && { exceptions }),
  };
  const optional: Partial<ResumeData> = {
    fresherSkills: isFresher ? skills : [],
    fresherProjects: isFresher ? projects : [],
    moreEducation: fitting('education', education.more),
  };
  for (const key of extraSections)
    optional[key] = fitting(key, chosen(of(key), current[key] ?? [], read[key] ?? []));
  return {
    data: withArrangement({ ...data, ...optional }, mergedArrangement(choices, current, read)),
    noRoom,
    beside: education.beside,
    asWork: asWork.length,
  };
};
