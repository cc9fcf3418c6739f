import type { PlanId } from '@kalam/domain/plans/plan-catalogue';
import { blankResume } from '@kalam/domain/resumes/blank-resume';
import type { EducationDraft } from '@kalam/domain/resumes/education/education-rules';
import { defaultFormatting } from '@kalam/domain/resumes/formatting';
import type {
  Certificate,
  Formatting,
  Project,
  ResumeData,
  Skill,
  TrainingEntry,
  WorkEntry,
} from '@kalam/domain/resumes/resume-model';
import type { ExtraEntry } from '@kalam/domain/resumes/sections/extra-entry';
import type { ExtraSection } from '@kalam/domain/resumes/sections/section-keys';
import type { DateParts } from '../ui/forms/date-parts.ts';

/** An education before its level is chosen. */
type PendingEducation = EducationDraft & { readonly id: string };
/** With a technology that is typed but not yet added. */
type PendingProject = Project & { readonly technologyText?: string };

/**
 * Entries in a form that is still open, by the list they are for. An id that the list already has means an edit of that
 * entry, any other a new one. They are part of the draft so that not even a half-written entry is lost.
 */
export interface PendingEntries extends Readonly<Partial<Record<ExtraSection, ExtraEntry>>> {
  readonly education?: PendingEducation;
  readonly workExperience?: WorkEntry;
  readonly trainingExperience?: TrainingEntry;
  readonly skills?: Skill;
  readonly projects?: PendingProject;
  readonly certificates?: Certificate;
  readonly fresherSkills?: Skill;
  readonly fresherProjects?: PendingProject;
  readonly moreEducation?: PendingEducation;
}

/** Everything the builder holds, kept on the device at every change. */
export interface Draft {
  readonly data: ResumeData;
  readonly template: string;
  readonly formatting: Formatting;
  readonly pendingEntries: PendingEntries;
  /** Days of which a part is still missing; in a list by the entry, whose place may change: `education.{id}.date`. */
  readonly unfinishedDates: Readonly<Record<string, DateParts>>;
  readonly declarationAccepted: boolean;
  readonly step: number;
  /** How many steps have been passed. */
  readonly furthest: number;
  /** Set while a saved resume is edited. */
  readonly resumeId?: string;
  readonly version?: number;
  readonly name?: string;
  /** What was filled in from the account; nobody typed it. */
  readonly prefilled?: Prefilled;
  /** The look it is saved in, and the plan that decides whether it may have another. */
  readonly savedLook?: SavedLook;
}

export interface SavedLook {
  readonly formatting: Formatting;
  readonly planUsed: PlanId;
}

export type Prefilled = Partial<Pick<ResumeData['personalInfo'], 'fullName' | 'email'>>;

export const defaultTemplate = 'modern';

export const blankDraft = (template: string = defaultTemplate): Draft => ({
  data: blankResume(),
  template,
  formatting: defaultFormatting,
  pendingEntries: {},
  unfinishedDates: {},
  declarationAccepted: false,
  step: 0,
  furthest: 0,
});

/** Without `parts` the day is whole again, or its field gone. */
export const withUnfinishedDate = (draft: Draft, path: string, parts?: DateParts): Draft => {
  const { [path]: before, ...others } = draft.unfinishedDates;
  if (parts === undefined && before === undefined) return draft;
  return { ...draft, unfinishedDates: parts === undefined ? others : { ...others, [path]: parts } };
};

export const unfinishedDatesOf = ({ unfinishedDates }: Draft, list: string): Draft['unfinishedDates'] =>
  Object.fromEntries(Object.entries(unfinishedDates).filter(([path]) => path.startsWith(`${list}.`)));

/** The form of one list taken over by another keeps what was typed of its days. */
export const withDatesMoved = (
  dates: Draft['unfinishedDates'],
  from: string,
  to: string,
): Draft['unfinishedDates'] =>
  Object.fromEntries(
    Object.entries(dates).map(([path, parts]) => [
      path.startsWith(`${from}.`) ? `${to}${path.slice(from.length)}` : path,
      parts,
    ]),
  );

export const withoutUnfinishedDates = (draft: Draft, list: string): Draft => {
  const kept = Object.entries(draft.unfinishedDates).filter(([path]) => !path.startsWith(`${list}.`));
  return { ...draft, unfinishedDates: Object.fromEntries(kept) };
};

/** The entry a form is for, as its unfinished dates know it. A list has one form, so one new entry at most. */
export const unfinishedKey = (list: string, id: string | undefined, field: string): string =>
  `${list}.${id ?? 'new'}.${field}`;

/** An earlier release kept them by the entry's place. */
export const withDatesByEntry = (draft: Draft): Draft => ({
  ...draft,
  unfinishedDates: Object.fromEntries(
    Object.entries(draft.unfinishedDates).map(([path, parts]) => {
      const [list = '', place = '', field] = path.split('.');
      if (field === undefined || !/^\d+$/.test(place)) return [path, parts];
      const entries: unknown = Reflect.get(draft.data, list);
      const entry: { readonly id?: string } | undefined = Array.isArray(entries)
        ? entries[Number(place)]
        : {};
      return [unfinishedKey(list, entry?.id, field), parts];
    }),
  ),
});
