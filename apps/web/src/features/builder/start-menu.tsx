import { visitorToday } from '@kalam/domain/calendar/calendar-day';
import { type ResumeLanguage, resumeLanguageOf } from '@kalam/domain/resumes/resume-language';
import { savedWizard } from '@kalam/domain/resumes/wizard-machine';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { fetchPart, reportMissingPart } from '../../platform/loading/fetch-part.ts';
import type { Draft } from '../../resume/draft.ts';
import { hasWork } from '../../resume/journal/journal-record.ts';
import { useLanguageItems } from '../../shell/language-switch.tsx';
import {
  BriefcaseIcon,
  ChevronDownIcon,
  DownloadIcon,
  MailIcon,
  UploadIcon,
  UserIcon,
} from '../../ui/icons.tsx';
import { ConfirmDialog } from '../../ui/overlays/dialog.tsx';
import { Menu } from '../../ui/overlays/menu.tsx';
import { showToast } from '../../ui/toasts/toast.ts';
import { MoreIcon, RedoIcon, SparkIcon } from '../../ui/work-icons.tsx';
import { useDraftActions, useUndoLabels } from './draft/draft-store.ts';
import { openImport } from './import/import-request.ts';
import { saveTextFile } from './import/save-text-file.ts';
import { openLetter } from './letter/letter-open.ts';
import { openMatch } from './matching/match-open.ts';
import { useNarrowScreen } from './use-screen.ts';

type Sample = 'professional' | 'fresher';

/** In the language of the page it fills. */
const sampleData = async (sample: Sample, language: ResumeLanguage) => {
  if (language === 'hi') {
    const { hindiFresher, hindiProfessional } = await fetchPart(
      () => import('@kalam/domain/resumes/samples/sample-resumes-hindi'),
    );
    return sample === 'fresher' ? hindiFresher : hindiProfessional;
  }
  const { sampleFresher, sampleProfessional } = await fetchPart(
    () => import('@kalam/domain/resumes/samples/sample-resumes'),
  );
  return sample === 'fresher' ? sampleFresher : sampleProfessional;
};

/** Import, export and samples. */
export const StartMenu = () => {
  const { t } = useLingui();
  const store = useDraftActions();
  const [open, setOpen] = useState<Sample>();
  /** What the bar of a phone has no room for. */
  const narrow = useNarrowScreen();
  const languageItems = useLanguageItems();
  const { redo: redoLabel } = useUndoLabels();
  const redo = {
    label: redoLabel ? t`Redo: ${redoLabel}` : t`Redo`,
    icon: RedoIcon,
    disabled: redoLabel === undefined,
    onSelect: () => void store.redo(),
  };

  const replaceBy = (label: string, done: string, part: Partial<Draft>) => {
    const before = store.get();
    store.change(label, (draft) => ({
      ...draft,
      declarationAccepted: false,
      pendingEntries: {},
      ...part,
      step: 0,
      // Decision 63: a resume that was saved can be saved from any step.
      furthest: draft.resumeId === undefined ? 0 : savedWizard.passed,
    }));
    showToast(done, {
      tone: 'success',
      action: { label: t`Undo`, run: () => store.change(label, () => before) },
    });
    setOpen(undefined);
  };
  const fill = async (sample: Sample) => {
    try {
      const data = await sampleData(sample, resumeLanguageOf(store.get().data));
      replaceBy(t`Sample`, t`Filled with a sample. Put your own words in its place.`, { data });
    } catch (failure) {
      setOpen(undefined);
      await reportMissingPart(failure);
    }
  };
  const askToFill = (sample: Sample) => {
    if (hasWork(store.get())) setOpen(sample);
    else void fill(sample);
  };
  const exportAs = async (kind: 'json-resume' | 'kalam') => {
    const { writeJsonResume, writeOwnFile } = await fetchPart(() => import('./import/resume-file.ts'));
    const draft = store.get();
    const now = new Date();
    const text = kind === 'kalam' ? writeOwnFile(draft) : writeJsonResume(draft, now);
    saveTextFile(`resume_${visitorToday(now).day}.${kind === 'kalam' ? 'kalam' : 'jsonresume'}.json`, text);
  };
  return (
    <>
      <Menu
        label={t`Import, export and samples`}
        buttonClassName="inline-flex min-h-11 min-w-9 pointer-coarse:min-w-11 items-center justify-center gap-1.5 rounded-base font-medium text-14 text-muted transition-colors hover:bg-ink/6 hover:text-ink 2xl:px-3"
        button={
          <>
            <span className="whitespace-nowrap max-2xl:hidden">
              <Trans>Import, export and samples</Trans>
            </span>
            <ChevronDownIcon className="size-4 max-2xl:hidden" />
            <MoreIcon className="2xl:hidden" />
          </>
        }
        items={[
          { label: <Trans>Cover letter</Trans>, icon: MailIcon, onSelect: openLetter },
          { label: <Trans>Compare with a job…</Trans>, icon: BriefcaseIcon, onSelect: openMatch },
          { label: <Trans>Import a resume…</Trans>, icon: UploadIcon, onSelect: () => openImport() },
          {
            label: <Trans>Fill with a sample</Trans>,
            icon: SparkIcon,
            onSelect: () => askToFill('professional'),
          },
          {
            label: <Trans>Fill with a fresher’s sample</Trans>,
            icon: UserIcon,
            onSelect: () => askToFill('fresher'),
          },
          {
            label: <Trans>Export as JSON Resume</Trans>,
            icon: DownloadIcon,
            onSelect: () => void exportAs('json-resume').catch(reportMissingPart),
          },
          {
            label: <Trans>Export everything (JSON)</Trans>,
            icon: DownloadIcon,
            onSelect: () => void exportAs('kalam').catch(reportMissingPart),
          },
          ...(narrow ? [redo, ...languageItems] : []),
        ]}
      />
      {open && (
        <ConfirmDialog
          title={<Trans>Replace what you typed by a sample?</Trans>}
          confirm={<Trans>Fill with a sample</Trans>}
          onConfirm={() => void fill(open)}
          onClose={() => setOpen(undefined)}
        >
          <p className="text-muted">
            <Trans>The sample takes the place of everything in this resume. You can undo it.</Trans>
          </p>
        </ConfirmDialog>
      )}
    </>
  );
};
