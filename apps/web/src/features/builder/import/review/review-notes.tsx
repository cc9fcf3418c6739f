import type { ReadingNote } from '@kalam/reading/reading-result';
import { Plural, Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { cx } from '../../../../ui/class-names.ts';
import { type IconComponent, InfoIcon, WarningIcon } from '../../../../ui/icons.tsx';

interface NoteProps {
  readonly icon?: IconComponent;
  readonly tone?: string;
  readonly children: ReactNode;
  /** What it is about, in the file's words. */
  readonly texts?: readonly string[];
}

const Note = ({ icon: Icon = InfoIcon, tone = 'text-accent-ink', children, texts = [] }: NoteProps) => (
  <li className="flex items-start gap-2.5 text-14">
    <Icon className={cx('mt-0.5 size-4', tone)} />
    <div className="min-w-0">
      {children}
      {texts.length > 0 && <span className="block break-words font-medium">{texts.join(' · ')}</span>}
    </div>
  </li>
);

interface ReviewNotesProps {
  readonly notes: readonly ReadingNote[];
  /** Fields that are missing or break a rule. */
  readonly toMend: number;
}

/** What the reader did, and what is still to do, that the owner of the file should know. */
export const ReviewNotes = ({ notes, toMend }: ReviewNotesProps) => {
  const textsOf = (kind: ReadingNote['kind']) =>
    notes.filter((note) => note.kind === kind).map(({ text }) => text);
  const beside = textsOf('more-education');
  const unprinted = textsOf('not-printed');
  const pictures = textsOf('picture-pages');
  const strange = notes.some(({ kind }) => kind === 'not-a-resume');
  if (notes.length === 0 && toMend === 0) return null;
  return (
    <ul className="grid gap-2.5 rounded-base bg-sunken px-4 py-3">
      {strange && (
        <Note icon={WarningIcon} tone="text-marigold-ink">
          <Trans>
            This does not look like a resume: little of it could be placed. Was it the right file?
          </Trans>
        </Note>
      )}
      {pictures.length > 0 && (
        <Note icon={WarningIcon} tone="text-marigold-ink" texts={pictures}>
          <Trans>Some pages are pictures without text and could not be read:</Trans>
        </Note>
      )}
      {toMend > 0 && (
        <Note icon={WarningIcon} tone="text-marigold-ink">
          <Plural
            value={toMend}
            one="# field is missing or needs a change; you are led to it."
            other="# fields are missing or need a change; you are led to them."
          />
        </Note>
      )}
      {beside.length > 0 && (
        <Note texts={beside}>
          <Trans>
            Education has room for three, one of each level. The rest stands under More Education:
          </Trans>
        </Note>
      )}
      {unprinted.length > 0 && (
        <Note texts={unprinted}>
          <Trans>Kept with your resume and not printed, as no employer needs to know it:</Trans>
        </Note>
      )}
    </ul>
  );
};
