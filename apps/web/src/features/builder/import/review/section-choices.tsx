import { type MergedResume, mergeChoicesOf } from '@kalam/domain/resumes/merging/merge-resume';
import {
  isEmptySection,
  type MergeChoice,
  type MergeChoices,
  type MergeSection,
  mergeSections,
} from '@kalam/domain/resumes/merging/merge-sections';
import type { ResumeData } from '@kalam/domain/resumes/resume-model';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Segments } from '../../../../resume/designs/segments.tsx';
import { useFieldWords } from '../../../../resume/reading/field-words.ts';
import { Banner } from '../../../../ui/banner.tsx';
import { cx } from '../../../../ui/class-names.ts';
import { ArrowRightIcon, CheckCircleIcon } from '../../../../ui/icons.tsx';
import { ReviewNotes } from './review-notes.tsx';
import { sectionLines } from './section-lines.ts';

export type Overall = 'mine' | 'file' | 'each';

interface SectionChoicesProps {
  readonly current: ResumeData;
  readonly read: ResumeData;
  readonly choices: MergeChoices;
  readonly merged: MergedResume;
  readonly overall: Overall;
  readonly onOverall: (overall: 'mine' | 'file') => void;
  readonly onChoose: (section: MergeSection, choice: MergeChoice) => void;
  readonly toMend: number;
  /** What is decided for all of it. */
  readonly closing: ReactNode;
}

/** An import into a resume that has content: what becomes of each section, with both sides of it shown. */
export const SectionChoices = ({
  current,
  read,
  choices,
  merged,
  overall,
  onOverall,
  onChoose,
  toMend,
  closing,
}: SectionChoicesProps) => {
  const { t } = useLingui();
  const words = useFieldWords();
  const rows = mergeSections
    .filter((section) => !isEmptySection(current, section) || !isEmptySection(read, section))
    .map((section) => ({
      section,
      now: sectionLines(current, section, words),
      file: sectionLines(read, section, words),
    }));
  const isSame = ({ now, file }: (typeof rows)[number]) => now.join('\n') === file.join('\n');
  const differing = rows.filter((row) => !isSame(row));
  const same = rows.length - differing.length;
  const { beside, asWork, noRoom } = merged;
  return (
    <div className="mx-auto grid w-full max-w-4xl gap-4 px-2 pb-6">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <p tabIndex={-1} data-first-focus className="min-w-60 grow basis-0 text-14 text-muted outline-none">
          <Trans>Your resume has content already. Nothing of it changes unless you choose so.</Trans>
        </p>
        <Segments
          className="max-sm:w-full"
          legend={t`For all sections`}
          value={overall}
          onChange={(value) => value !== 'each' && onOverall(value)}
          choices={[
            { value: 'mine', label: t`Keep mine` },
            { value: 'file', label: t`Replace all` },
          ]}
        />
      </div>
      <ReviewNotes notes={[]} toMend={toMend} />
      {beside > 0 && (
        <Banner>
          <Plural
            value={beside}
            one="Education has room for three, one of each level: # entry goes to More Education."
            other="Education has room for three, one of each level: # entries go to More Education."
          />
        </Banner>
      )}
      {asWork > 0 && (
        <Banner>
          <Trans>
            With work experience your resume is no longer a fresher’s: your training is listed under Work
            Experience.
          </Trans>
        </Banner>
      )}
      {noRoom.map(({ section, count }) => (
        <Banner key={section} tone="warning">
          {words.groupName(section, merged.data)}
          {': '}
          <Plural
            value={count}
            one="# entry has no room and is left out."
            other="# entries have no room and are left out."
          />
        </Banner>
      ))}
      <ul className="grid gap-3">
        {differing.map(({ section, now, file }) => (
          <SectionRow
            key={section}
            name={words.groupName(section, isEmptySection(current, section) ? read : current)}
            now={now}
            file={file}
            offered={mergeChoicesOf(current, read, section)}
            choice={choices[section] ?? 'keep'}
            onChoose={(choice) => onChoose(section, choice)}
          />
        ))}
      </ul>
      {same > 0 && (
        <p className="text-14 text-muted">
          <Plural
            value={same}
            one="# section is the same in both."
            other="# sections are the same in both."
          />
        </p>
      )}
      {closing}
    </div>
  );
};

interface SectionRowProps {
  readonly name: string;
  readonly now: readonly string[];
  readonly file: readonly string[];
  readonly offered: readonly MergeChoice[];
  readonly choice: MergeChoice;
  readonly onChoose: (choice: MergeChoice) => void;
}

const SectionRow = ({ name, now, file, offered, choice, onChoose }: SectionRowProps) => {
  const { t } = useLingui();
  const label = (one: MergeChoice): string => {
    if (one === 'add') return t`Add to mine`;
    if (one === 'keep') return now.length === 0 ? t`Leave out` : t`Keep mine`;
    if (file.length === 0) return t`Remove`;
    return now.length === 0 ? t`Take it` : t`Replace`;
  };
  return (
    <li className="rounded-base border border-line bg-surface p-4">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h3 className="min-w-0 break-words font-semibold">{name}</h3>
        <Segments
          className="max-sm:w-full"
          legend={name}
          value={choice}
          onChange={onChoose}
          choices={offered.map((value) => ({ value, label: label(value) }))}
        />
      </div>
      <div className="grid gap-x-3 gap-y-2 sm:grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)]">
        <Side title={t`Now`} lines={now} stays={choice !== 'replace'} />
        <ArrowRightIcon className="mt-8 size-4.5 text-muted max-sm:hidden" />
        <Side title={t`From the file`} lines={file} stays={choice !== 'keep'} />
      </div>
    </li>
  );
};

interface SideProps {
  readonly title: string;
  readonly lines: readonly string[];
  readonly stays: boolean;
}

const shownLines = 6;

const Side = ({ title, lines, stays }: SideProps) => {
  const more = lines.length - shownLines;
  const taken = stays && lines.length > 0;
  return (
    <div
      className={cx(
        'min-w-0 rounded-inner px-3 py-2.5 text-14',
        taken ? 'bg-accent-soft' : 'bg-sunken text-muted',
      )}
    >
      <p className="mb-1 flex items-center gap-1.5 font-medium text-12">
        {title}
        {taken && <CheckCircleIcon className="size-3.5 text-accent-ink" />}
      </p>
      {lines.length === 0 && (
        <p>
          <Trans>Nothing</Trans>
        </p>
      )}
      <ul className="grid gap-1">
        {[...new Set(lines)].slice(0, shownLines).map((line) => (
          <li key={line} className="line-clamp-3 break-words">
            {line}
          </li>
        ))}
      </ul>
      {more > 0 && (
        <p className="mt-1">
          <Plural value={more} one="and # more" other="and # more" />
        </p>
      )}
    </div>
  );
};
