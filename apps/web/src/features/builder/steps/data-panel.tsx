import { visitorToday } from '@kalam/domain/calendar/calendar-day';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useId, useState } from 'react';
import { unreachable } from '../../../platform/api/call.ts';
import { fetchPart } from '../../../platform/loading/fetch-part.ts';
import { useTemplateLayout } from '../../../resume/template-list.ts';
import { Button } from '../../../ui/button.tsx';
import { cx } from '../../../ui/class-names.ts';
import { ChevronDownIcon, CopyIcon } from '../../../ui/icons.tsx';
import { ErrorState, Skeleton } from '../../../ui/states.tsx';
import { showToast } from '../../../ui/toasts/toast.ts';
import { useDraft } from '../draft/draft-store.ts';

const loadWriter = async () => {
  const [{ compose }, { writeText }, { templateOf }] = await Promise.all([
    import('@kalam/documents/compose/compose'),
    import('@kalam/documents/text/write-text'),
    import('@kalam/documents/templates/template-catalogue'),
  ]);
  return { compose, writeText, templateOf };
};

/** The resume as an applicant tracking system would read it. */
const useResumeText = () => {
  const data = useDraft((draft) => draft.data);
  const layout = useTemplateLayout(useDraft((draft) => draft.template));
  const [text, setText] = useState<string>();
  const [failed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt is another run
  useEffect(() => {
    let gone = false;
    const write = async () => {
      const { compose, writeText, templateOf } = await fetchPart(loadWriter);
      const date = visitorToday(new Date()).day;
      if (!gone) setText(writeText(compose({ data, template: templateOf(layout), date })));
    };
    setFailed(false);
    write().catch(() => !gone && setFailed(true));
    return () => {
      gone = true;
    };
  }, [data, layout, attempt]);
  return { text, failed, retry: () => setAttempt((count) => count + 1) };
};

const DataText = () => {
  const { t } = useLingui();
  const { text, failed, retry } = useResumeText();
  if (failed) {
    return (
      <ErrorState title={<Trans>This part could not be loaded</Trans>} onRetry={retry}>
        {unreachable().error}
      </ErrorState>
    );
  }
  if (text === undefined) return <Skeleton className="h-40" />;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      showToast(t`Copied`, { tone: 'success' });
    } catch {
      showToast(t`Your browser did not allow it. Select the text and copy it yourself.`, { tone: 'danger' });
    }
  };
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <section tabIndex={0} aria-label={t`Resume data`} className="max-h-96 overflow-y-auto">
        <pre className="whitespace-pre-wrap font-sans text-14">{text}</pre>
      </section>
      <Button look="secondary" size="small" icon={CopyIcon} onClick={() => void copy()} className="mt-3">
        <Trans>Copy as text</Trans>
      </Button>
    </>
  );
};

/** S1 §2: the collapsible Preview Data panel. */
export const DataPanel = () => {
  const id = useId();
  const [open, setOpen] = useState(false);
  return (
    <div className="rounded-base border border-line bg-surface">
      <h3>
        <button
          type="button"
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
          className="flex min-h-12 w-full items-center justify-between gap-3 px-4 text-left font-medium"
        >
          <Trans>Preview Data</Trans>
          <ChevronDownIcon className={cx('transition-transform', open && 'rotate-180')} />
        </button>
      </h3>
      <div id={id} hidden={!open} className="border-line border-t p-4">
        {open && <DataText />}
      </div>
    </div>
  );
};
