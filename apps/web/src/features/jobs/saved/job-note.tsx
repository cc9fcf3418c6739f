import { checkJobNote, savedJobLimits } from '@kalam/domain/jobs/saved/saved-job';
import { countCharacters } from '@kalam/domain/text/text-length';
import { Trans } from '@lingui/react/macro';
import { failureText } from '../../../platform/failure-words.ts';
import { messageText } from '../../../platform/languages/message-text.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/forms/field.tsx';
import { Counter } from '../../../ui/forms/text-field.tsx';
import type { SavedJob } from './saved-job-queries.ts';
import { useNote } from './use-note.ts';

/** From here on the end of the room is worth knowing. */
const countedFrom = savedJobLimits.note - 200;

/** Written by its owner for its owner; saved as it is typed. */
export const JobNote = ({ job }: { readonly job: SavedJob }) => {
  const { writer, text, state, failure, other } = useNote(job);
  const long = checkJobNote(text);
  const theirs = other?.text;
  return (
    <div>
      <Field
        label={<Trans>Note</Trans>}
        error={long && messageText(long)}
        aside={
          <span className="text-12 text-muted" role="status">
            {text.length > countedFrom ? (
              <Counter count={countCharacters(text)} max={savedJobLimits.note} />
            ) : state === 'waiting' || state === 'saving' ? (
              <Trans>Saving…</Trans>
            ) : state === 'kept' && text !== '' ? (
              <Trans>Saved. Only you see it.</Trans>
            ) : null}
          </span>
        }
      >
        {(ties) => (
          <textarea
            rows={2}
            dir="auto"
            {...ties}
            value={text}
            onChange={(event) => writer.type(event.target.value)}
            onBlur={() => writer.flush()}
            className="control field-sizing-content min-h-18 resize-y"
          />
        )}
      </Field>
      {state === 'failed' && (
        <Banner
          tone="danger"
          alert
          className="mt-2"
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
          className="mt-2"
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
