import { visitorToday } from '@kalam/domain/calendar/calendar-day';
import { toSavedPayload } from '@kalam/domain/resumes/saved/saved-resume';
import { ownHeading } from '@kalam/domain/resumes/sections/arrangement';
import { extraSectionLabels, extraSections, isOwnSection } from '@kalam/domain/resumes/sections/section-keys';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { type DragEvent, type ReactNode, useId, useMemo, useState } from 'react';
import { messageText } from '../../../platform/languages/message-text.ts';
import { translate } from '../../../platform/languages/translator.ts';
import { newId } from '../../../platform/new-id.ts';
import { useTextRules } from '../../../resume/text-rules.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { cx } from '../../../ui/class-names.ts';
import { Checkbox } from '../../../ui/forms/choice.tsx';
import { TextArea } from '../../../ui/forms/text-field.tsx';
import { UploadIcon } from '../../../ui/icons.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { importQuestions } from './import-questions.ts';
import { fileLimitMegabytes, type ResumeFile, readResumeFile } from './resume-file.ts';

type Taken = Extract<ResumeFile, { readonly refusal?: undefined }>;

interface ImportDialogProps {
  /** There is typed work that the import would replace. */
  readonly replaces: boolean;
  readonly onTake: (file: Taken) => void;
  readonly onClose: () => void;
}

const ImportDialog = ({ replaces, onTake, onClose }: ImportDialogProps) => {
  const rules = useTextRules();
  const [file, setFile] = useState<Taken>();
  const [keepsAll, setKeepsAll] = useState(false);
  const questions = useMemo(
    () => file && importQuestions(file.data, visitorToday(new Date()), rules),
    [file, rules],
  );
  const take = (taken: Taken) => {
    const exceptions = keepsAll ? questions?.exceptions : undefined;
    onTake(exceptions ? { ...taken, data: { ...taken.data, exceptions: [...exceptions] } } : taken);
  };
  return (
    <Dialog
      width="medium"
      title={<Trans>Start from what you have</Trans>}
      description={file ? undefined : <Trans>A JSON Resume file, or one you exported from here.</Trans>}
      onClose={onClose}
      actions={
        file && (
          <>
            <Button look="secondary" onClick={() => setFile(undefined)}>
              <Trans>Choose another</Trans>
            </Button>
            <Button onClick={() => take(file)}>
              {replaces ? <Trans>Replace my work</Trans> : <Trans>Use this</Trans>}
            </Button>
          </>
        )
      }
    >
      {file && questions ? (
        <Review file={file} replaces={replaces} toMend={questions.toMend}>
          {questions.asked > 0 && (
            <Checkbox
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
          )}
        </Review>
      ) : (
        <Choose onFile={setFile} />
      )}
    </Dialog>
  );
};

export default ImportDialog;

const Choose = ({ onFile }: { readonly onFile: (file: Taken) => void }) => {
  const { t } = useLingui();
  const input = useId();
  const [pasted, setPasted] = useState('');
  const [error, setError] = useState<string>();
  const [over, setOver] = useState(false);
  const read = (text: string) => {
    const found = readResumeFile(text, newId);
    if (found.refusal) setError(messageText(found.refusal));
    else onFile(found);
  };
  const readFile = async (file: File | undefined) => {
    if (!file) return;
    if (file.size > fileLimitMegabytes * 1_000_000) {
      setError(t`This file is larger than ${fileLimitMegabytes} MB. A resume is smaller.`);
      return;
    }
    read(await file.text());
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    void readFile(event.dataTransfer.files[0]);
  };
  return (
    <div className="grid gap-5">
      <label
        htmlFor={input}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
        className={cx(
          'flex min-h-36 flex-col items-center justify-center gap-1 rounded-base border-2 border-dashed px-4 text-center has-focus-visible:outline-2 has-focus-visible:outline-accent-ink',
          over ? 'border-accent bg-accent-soft' : 'border-edge/60 hover:border-edge',
        )}
      >
        <UploadIcon className="mb-1 text-accent-ink" />
        <span className="font-medium">
          <Trans>Choose a file</Trans>
        </span>
        <span className="text-14 text-muted">
          <Trans>or drop it here</Trans>
        </span>
        <input
          id={input}
          type="file"
          accept=".json,application/json"
          className="sr-only"
          onChange={(event) => void readFile(event.target.files?.[0])}
        />
      </label>
      <TextArea
        label={t`Or paste its text`}
        rows={4}
        spellCheck={false}
        value={pasted}
        error={error}
        onChange={(event) => {
          setPasted(event.target.value);
          setError(undefined);
        }}
      />
      <Button look="secondary" disabled={pasted.trim() === ''} onClick={() => read(pasted)}>
        <Trans>Read the text</Trans>
      </Button>
    </div>
  );
};

interface ReviewProps {
  readonly file: Taken;
  readonly replaces: boolean;
  readonly toMend: number;
  /** What the person may decide for all of it. */
  readonly children: ReactNode;
}

/** What was taken, what will need a look, what has no place here. */
const Review = ({ file, replaces, toMend, children }: ReviewProps) => {
  const { t } = useLingui();
  const { data, leftOut, toDecide } = file;
  // Only what the page will show: a fresher's has training, any other work, skills and projects.
  const saved = toSavedPayload(data);
  const { workExperience, trainingExperience, skills, projects } = saved;
  const counts: readonly (readonly [label: string, count: number])[] = [
    [t`Work Experience`, workExperience.length],
    [t`Training Experience`, trainingExperience.length],
    [t`Education`, data.education.length],
    [translate(extraSectionLabels.moreEducation), saved.moreEducation?.length ?? 0],
    [t`Skills`, skills.length + (saved.fresherSkills?.length ?? 0)],
    [t`Projects`, projects.length + (saved.fresherProjects?.length ?? 0)],
    [t`Certificates`, data.certificates.length],
    ...extraSections.map((key) => {
      const name = isOwnSection(key) ? t`Your own section` : translate(extraSectionLabels[key]);
      return [ownHeading(data.arrangement, key) ?? name, saved[key]?.length ?? 0] as const;
    }),
  ];
  return (
    <div className="grid gap-5">
      <div>
        <p className="font-semibold text-18">{data.personalInfo.fullName || t`No name`}</p>
        <p className="text-muted">
          {[data.personalInfo.email, data.personalInfo.location].filter(Boolean).join(' · ')}
        </p>
      </div>
      <dl className="grid grid-cols-2 gap-x-6 gap-y-1.5 text-14">
        {counts
          .filter(([, count]) => count > 0)
          .map(([label, count]) => (
            <div key={label} className="flex justify-between border-line border-b py-1">
              <dt className="min-w-0 break-words text-muted">{label}</dt>
              <dd className="tabular-nums">{count}</dd>
            </div>
          ))}
      </dl>
      {toMend > 0 && (
        <Banner>
          <Plural
            value={toMend}
            one="# field is missing or needs a change; it is marked in its step."
            other="# fields are missing or need a change; they are marked in their steps."
          />
        </Banner>
      )}
      {children}
      {toDecide.length > 0 && (
        <div className="text-14">
          <p className="mb-1.5 font-medium">
            <Trans>For you to decide</Trans>
          </p>
          <ul className="grid gap-1.5">
            {toDecide.map(({ what, path, text }) => (
              <li key={path} className="break-words">
                {what === 'level' ? (
                  <Trans>{text}: choose the level that fits</Trans>
                ) : (
                  <Trans>{text}: complete this date</Trans>
                )}
              </li>
            ))}
          </ul>
        </div>
      )}
      {leftOut.length > 0 && (
        <details className="rounded-base border border-line px-4 py-3 text-14">
          <summary className="font-medium">
            <Plural
              value={leftOut.length}
              one="# thing has no place here and is left out"
              other="# things have no place here and are left out"
            />
          </summary>
          <ul className="mt-2 grid max-h-48 gap-1.5 overflow-y-auto">
            {leftOut.map(({ path, text }) => (
              <li key={path} className="min-w-0">
                <span className="text-muted">{path}</span> <span className="break-words">{text}</span>
              </li>
            ))}
          </ul>
        </details>
      )}
      {replaces && (
        <Banner tone="warning">
          <Trans>This replaces what you have typed. You can undo it.</Trans>
        </Banner>
      )}
    </div>
  );
};
