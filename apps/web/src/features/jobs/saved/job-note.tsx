import { checkJobNote, savedJobLimits } from '@kalam/domain/jobs/saved/saved-job';
import { Trans, useLingui } from '@lingui/react/macro';
import { failureText } from '../../../platform/failure-words.ts';
import { messageText } from '../../../platform/languages/message-text.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { TextArea } from '../../../ui/forms/text-field.tsx';
import type { SavedJob } from './saved-job-queries.ts';
import { useNote } from './use-note.ts';

/** From here on the end of the room is worth knowing. */
const countedFrom = savedJobLimits.note - 200;

/** Written by its owner for its owner; saved as it is typed. */
export const JobNote = ({ job }: { readonly job: SavedJob }) => {
  const { t } = useLingui();
  const { writer, text, state, failure, other } = useNote(job);
  const long = checkJobNote(text);
  const theirs = other?.text;
  return (
    <div>
      <TextArea
        label={t`Note`}
        rows={2}
        value={text}
        onChange={(event) => writer.type(event.target.value)}
        onBlur={() => writer.flush()}
        error={long && messageText(long)}
        {...(text.length > countedFrom && { count: [...text].length, max: savedJobLimits.note })}
      />
      <p role="status" className="mt-1 min-h-5 text-14 text-muted">
        {state === 'waiting' || state === 'saving' ? (
          <Trans>Saving…</Trans>
        ) : state === 'kept' && text !== '' ? (
          <Trans>Saved. Only you see it.</Trans>
        ) : null}
      </p>
      {state === 'failed' && (
        <Banner
          tone="danger"
          alert
          title={<Trans>Not saved yet. It is kept on this device.</Trans>}
          action={
            <Button look="secondary" size="small" onClick={() => writer.flush()}>
              <Trans>Try Again</Trans>
            </Button>
          }
        >
          {failureText(failure, 'saved-job-failed')}
        </Banner>
      )}
      {state === 'clashing' && (
        <Banner
          tone="warning"
          alert
          title={failureText(failure, 'saved-note-changed-elsewhere')}
          action={
            theirs !== undefined && (
              <span className="flex flex-wrap gap-2">
                <Button look="secondary" size="small" onClick={() => writer.settle('mine')}>
                  <Trans>Keep this one</Trans>
                </Button>
                <Button look="secondary" size="small" onClick={() => writer.settle('other')}>
                  <Trans>Take the other</Trans>
                </Button>
              </span>
            )
          }
        >
          {theirs !== undefined && (
            <p className="whitespace-pre-line break-words">
              {theirs === '' ? <Trans>There it is empty.</Trans> : <Trans>There it says: “{theirs}”</Trans>}
            </p>
          )}
        </Banner>
      )}
    </div>
  );
};
