import { Trans, useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import type { Draft } from '../../../resume/draft.ts';
import { hasWork } from '../../../resume/journal/journal-record.ts';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { cx } from '../../../ui/class-names.ts';
import { UploadIcon } from '../../../ui/icons.tsx';
import { useDraft, useDraftActions } from '../draft/draft-store.ts';
import { acceptedFiles, openImport } from './import-request.ts';

const hasEntries = ({ data }: Draft): boolean =>
  data.education.length + data.workExperience.length + data.skills.length > 0;

/**
 * In front of an empty resume. It stays while the first fields are typed, so that nothing moves under the hand, and is gone
 * when one comes back to the step.
 */
export const StartCard = () => {
  const { t } = useLingui();
  const input = useId();
  const store = useDraftActions();
  const [wasEmpty] = useState(() => store.get().resumeId === undefined && !hasWork(store.get()));
  const isFilled = useDraft(hasEntries);
  if (!wasEmpty || isFilled) return null;
  return (
    <section
      aria-label={t`Start from the resume you have`}
      className="mb-5 flex flex-wrap items-center justify-between gap-x-5 gap-y-3 rounded-base border border-line bg-surface px-4 py-3.5"
    >
      <div className="min-w-0 grow basis-60">
        <h3 className="font-semibold">
          <Trans>Start from the resume you have</Trans>
        </h3>
        <p className="text-14 text-muted">
          <Trans>PDF, Word, LinkedIn or text. It is read on this device; nothing is sent.</Trans>
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <input
          id={input}
          type="file"
          accept={acceptedFiles}
          className="peer sr-only"
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            if (file) openImport({ input: file });
            target.value = '';
          }}
        />
        {/* The native control is for keyboard and screen reader; this is what is seen. */}
        <label
          htmlFor={input}
          className={cx(
            buttonClass({ look: 'secondary', size: 'small' }),
            'cursor-pointer peer-focus-visible:outline-2 peer-focus-visible:outline-accent-ink peer-focus-visible:outline-offset-2',
          )}
        >
          <UploadIcon className="size-4.5" />
          <Trans>Choose a file</Trans>
        </label>
        <Button look="quiet" size="small" onClick={() => openImport({ asksText: true })}>
          <Trans>Paste text</Trans>
        </Button>
      </div>
    </section>
  );
};
