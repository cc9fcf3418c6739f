import { visitorToday } from '@kalam/domain/calendar/calendar-day';
import { alignedWith, initialChoices, mergeResume } from '@kalam/domain/resumes/merging/merge-resume';
import {
  type MergeChoice,
  type MergeChoices,
  type MergeSection,
  mergeSections,
} from '@kalam/domain/resumes/merging/merge-sections';
import type { ResumeData } from '@kalam/domain/resumes/resume-model';
import type { ReadResume } from '@kalam/reading/reading-result';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useMemo, useState } from 'react';
import type { DrawPage } from '../../../resume/reading/page-pictures.ts';
import { useTextRules } from '../../../resume/text-rules.ts';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/forms/choice.tsx';
import { ConfirmDialog, Dialog } from '../../../ui/overlays/dialog.tsx';
import { useWideScreen } from '../use-screen.ts';
import { firstFault, importQuestions } from './import-questions.ts';
import { ReviewFields } from './review/review-fields.tsx';
import { isTouched, reviewedData, untouchedReview } from './review/review-state.ts';
import { type Overall, SectionChoices } from './review/section-choices.tsx';
import type { TakeReading } from './take-reading.ts';

interface ImportReviewProps {
  readonly reading: ReadResume;
  /** Draws a page of the file, where it has pages. */
  readonly pictures?: DrawPage | undefined;
  /** The resume that is open, where it has content. */
  readonly current: ResumeData | undefined;
  readonly onTake: TakeReading;
  readonly onClose: () => void;
  /** Back to the choice of a file. */
  readonly onAnother?: (() => void) | undefined;
}

const all = (choice: MergeChoice): MergeChoices =>
  Object.fromEntries(mergeSections.map((section) => [section, choice]));

/** What was read, for its owner to look over before it becomes the resume. */
const ImportReview = ({ reading, pictures, current, onTake, onClose, onAnother }: ImportReviewProps) => {
  const { t } = useLingui();
  const rules = useTextRules();
  const wide = useWideScreen();
  const [state, setState] = useState(untouchedReview);
  const [view, setView] = useState<'fields' | 'sections'>('fields');
  const [choices, setChoices] = useState<MergeChoices>(() => (current ? initialChoices(current) : {}));
  const [overall, setOverall] = useState<Overall>('mine');
  const [keepsAll, setKeepsAll] = useState(false);
  const [leaving, setLeaving] = useState<() => void>();

  const heading = t`More about me`;
  const reviewed = useMemo(() => reviewedData(reading, state, heading), [reading, state, heading]);
  const read = useMemo(() => (current ? alignedWith(current, reviewed) : reviewed), [current, reviewed]);
  const merged = useMemo(() => current && mergeResume(current, read, choices), [current, read, choices]);
  const today = visitorToday(new Date());
  const isLast = current === undefined || view === 'sections';
  const whole = isLast && merged ? merged.data : reviewed;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the day does not change what is asked while one looks
  const questions = useMemo(() => importQuestions(whole, today, rules), [whole, rules]);

  const choose = (section: MergeSection, choice: MergeChoice) => {
    setChoices({ ...choices, [section]: choice });
    setOverall('each');
  };
  const chooseAll = (wanted: 'mine' | 'file') => {
    if (!current) return;
    setChoices(wanted === 'file' ? all('replace') : initialChoices(current));
    setOverall(wanted);
  };
  const take = () => {
    const data = keepsAll ? { ...whole, exceptions: [...questions.exceptions] } : whole;
    const look = current === undefined || overall === 'file' ? (reading.look ?? {}) : {};
    onTake(data, look, firstFault(data, today, rules));
  };
  const leaveBy = (way: () => void) => {
    if (isTouched(state)) setLeaving(() => way);
    else way();
  };

  const closing = isLast && questions.asked > 0 && (
    <Checkbox
      className="rounded-base border border-line bg-surface px-4 py-1"
      label={<Trans>Keep all as written</Trans>}
      hint={
        <Plural
          value={questions.asked}
          one="# field holds signs, numbers or dates that our rules ask about. Otherwise you are asked at the field."
          other="# fields hold signs, numbers or dates that our rules ask about. Otherwise you are asked at each field."
        />
      }
      checked={keepsAll}
      onChange={({ target }) => setKeepsAll(target.checked)}
    />
  );

  return (
    <>
      <Dialog
        width="screen"
        view={view}
        title={view === 'fields' ? <Trans>Check what was read</Trans> : <Trans>Choose what to take</Trans>}
        tools={
          <p className="text-14 text-muted max-sm:hidden">
            <Trans>Read on this device; nothing was sent</Trans>
          </p>
        }
        onClose={() => leaveBy(onClose)}
        actions={
          <div data-bottom-bar className="flex w-full flex-wrap items-center justify-end gap-2.5">
            {view === 'sections' ? (
              <Button look="secondary" onClick={() => setView('fields')}>
                <Trans>Back</Trans>
              </Button>
            ) : (
              onAnother && (
                <Button look="secondary" onClick={() => leaveBy(onAnother)}>
                  <Trans>Choose another</Trans>
                </Button>
              )
            )}
            {isLast ? (
              <Button data-main className="max-sm:grow" onClick={take}>
                <Trans>Use this</Trans>
              </Button>
            ) : (
              <Button data-main className="max-sm:grow" onClick={() => setView('sections')}>
                <Trans>Continue</Trans>
              </Button>
            )}
          </div>
        }
      >
        {view === 'fields' && (
          <ReviewFields
            reading={reading}
            draw={pictures}
            state={state}
            onChange={setState}
            faults={questions.faults}
            toMend={questions.toMend}
            wide={wide}
            closing={closing}
          />
        )}
        {view === 'sections' && current && merged && (
          <SectionChoices
            current={current}
            read={read}
            choices={choices}
            merged={merged}
            overall={overall}
            onOverall={chooseAll}
            onChoose={choose}
            toMend={questions.toMend}
            closing={closing}
          />
        )}
      </Dialog>
      {leaving && (
        <ConfirmDialog
          title={<Trans>Leave without taking it over?</Trans>}
          confirm={<Trans>Leave</Trans>}
          onConfirm={leaving}
          onClose={() => setLeaving(undefined)}
        >
          <p className="text-muted">
            <Trans>What you checked and changed here is not kept. Your file stays as it is.</Trans>
          </p>
        </ConfirmDialog>
      )}
    </>
  );
};

export default ImportReview;
