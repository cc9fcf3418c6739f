import { checkEducationCount } from '@kalam/domain/resumes/education/education-rules';
import type { ResumeData } from '@kalam/domain/resumes/resume-model';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { CopyForJob } from '../../../account/matching/copy-for-job.tsx';
import type { Journal } from '../../../resume/journal/journal.ts';
import { keptAdvert } from '../../../resume/matching/kept-adverts.ts';
import { MatchDialog } from '../../../resume/matching/match-dialog.tsx';
import { shortTitle } from '../../../resume/matching/paste-advert.tsx';
import { previewData } from '../../../resume/preview/preview-data.ts';
import { Button, IconButton } from '../../../ui/button.tsx';
import { CloseIcon } from '../../../ui/icons.tsx';
import { useDraft, useDraftActions } from '../draft/draft-store.ts';
import { sectionLists } from '../steps/sections/section-list.ts';
import { whenStepShown } from '../wizard/step-check.ts';
import type { Matching } from './match-open.ts';

interface MatchHostProps {
  readonly journal: Journal;
  readonly matching: Matching;
  readonly onChange: (matching: Matching) => void;
  readonly onLead: (path: string) => void;
  readonly onClose: () => void;
}

const countAt = (data: ResumeData, list: string): number | undefined => {
  const entries: unknown = Reflect.get(data, list);
  return Array.isArray(entries) ? entries.length : sectionLists.some((one) => one === list) ? 0 : undefined;
};

/**
 * The control of a field: where a list alone is named, the form of a new entry. It has the next place of its list, also
 * while something is typed into it; where the ladder of education is full, its first entry is the one to look at.
 */
const controlPath = (data: ResumeData, path: string): string => {
  const [list = '', place, ...field] = path.split('.');
  const count = countAt(data, list);
  if (count === undefined) return path;
  if (list === 'education' && checkEducationCount(count + 1) && Number(place ?? count) >= count)
    return 'education.0';
  return [list, Math.min(Number(place ?? count), count), ...field].join('.');
};

/** An advert beside the resume in the builder, and the way back to it from the field it led to. */
const MatchHost = ({ journal, matching, onChange, onLead, onClose }: MatchHostProps) => {
  const { t } = useLingui();
  const store = useDraftActions();
  const data = useDraft(previewData);
  const resumeId = useDraft((draft) => draft.resumeId);
  const name = useDraft((draft) => draft.name);
  const resumeKey = resumeId ?? journal.id;
  const { kind: kept } = useSyncExternalStore(journal.subscribe, () => journal.state);
  const go = (path: string) => onLead(controlPath(store.get().data, path));
  const lead = (path: string) => {
    // What lies behind an open window cannot be led to.
    flushSync(() => onChange({ shows: 'aside' }));
    go(path);
  };
  const follow = useEffectEvent((field: string) => {
    onChange({ shows: 'aside' });
    whenStepShown(() => go(field));
  });
  const { shows, field } = matching;
  useEffect(() => {
    if (field !== undefined) follow(field);
  }, [field]);
  if (shows === 'window') {
    return (
      <MatchDialog
        resumeKey={resumeKey}
        data={data}
        onLead={lead}
        copyButton={(advert, match) => {
          if (resumeId === undefined || name === undefined) return null;
          return kept === 'empty' ? (
            <CopyForJob resume={{ id: resumeId, name }} advert={advert} match={match} onMade={onClose} />
          ) : (
            <p className="self-center text-14 text-muted">
              <Trans>Save your changes, and a copy for this job can be made of them.</Trans>
            </p>
          );
        }}
        onClose={onClose}
      />
    );
  }
  const advert = keptAdvert(resumeKey);
  if (!advert) return null;
  const title = shortTitle(advert);
  return (
    <aside
      aria-label={t`Comparison with a job`}
      className="sticky top-15 z-20 mb-3 flex items-center gap-2 rounded-base border border-accent-ink/25 bg-accent-soft py-1 pr-1 pl-3.5 text-14 max-sm:pl-1"
    >
      <span className="min-w-0 grow truncate max-sm:sr-only">{title}</span>
      <Button
        size="small"
        look="secondary"
        onClick={() => onChange({ shows: 'window' })}
        className="max-sm:grow"
      >
        <Trans>Back to the comparison</Trans>
      </Button>
      <IconButton size="small" icon={CloseIcon} label={t`End the comparison`} onClick={onClose} />
    </aside>
  );
};

export default MatchHost;
