import { isPartialDate } from '@kalam/domain/calendar/partial-date';
import { Trans, useLingui } from '@lingui/react/macro';
import { type KeyboardEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { messageText } from '../../../../platform/languages/message-text.ts';
import { kindOfField } from '../../../../resume/reading/field-values.ts';
import { PagePiece } from '../../../../resume/reading/page-piece.tsx';
import { Button, IconButton } from '../../../../ui/button.tsx';
import { cx } from '../../../../ui/class-names.ts';
import { CheckCircleIcon, CheckIcon, EditIcon, RefreshIcon, WarningIcon } from '../../../../ui/icons.tsx';
import { VisuallyHidden } from '../../../../ui/visually-hidden.tsx';
import { activating } from './active-field.ts';
import { FieldEditor } from './field-editor.tsx';
import { useOwnEscape } from './own-escape.ts';
import { useReview } from './review-context.ts';
import type { ReviewField } from './review-groups.ts';

/** Enter ends a line; in a text of several lines it needs Control, as it makes a new one. */
const endsField = ({ key, target, nativeEvent, ctrlKey, metaKey }: KeyboardEvent): boolean => {
  if (key !== 'Enter' || nativeEvent.isComposing) return false;
  if (target instanceof HTMLTextAreaElement) return ctrlKey || metaKey;
  return target instanceof HTMLInputElement;
};

interface FieldProps {
  readonly field: ReviewField;
}

/** A field the reader was not sure of: what the file says, what it was taken for, and a word to say to it. */
export const OpenField = ({ field }: FieldProps) => {
  const { t } = useLingui();
  const { words, pages, pictures, wide, type, settle } = useReview();
  const { path, written, value, boxes } = field;
  const label = words.label(path);
  // A date that is none cannot be shown by its parts.
  const isUnshown = kindOfField(path) === 'date' && !isPartialDate(value);
  const differs = written !== '' && (written !== value || isUnshown);
  return (
    <fieldset
      {...activating(path)}
      aria-label={t`To check: ${label}`}
      onKeyDown={(event) => {
        if (!endsField(event)) return;
        event.preventDefault();
        settle(path);
      }}
      className="min-w-0 rounded-base border border-marigold-ink/30 bg-marigold-soft/40 p-3.5 transition-colors focus-within:border-marigold-ink/70"
    >
      {!wide && <PagePiece boxes={boxes} pages={pages} pictures={pictures} written={written} />}
      <FieldEditor
        field={field}
        label={label}
        hint={differs ? <Trans>In your file: {written}</Trans> : undefined}
        onType={(text) => type(path, text)}
      />
      <div className="mt-3 flex flex-wrap gap-2">
        <Button size="small" look="secondary" icon={CheckIcon} onClick={() => settle(path)}>
          <Trans>Looks right</Trans>
          <VisuallyHidden>{label}</VisuallyHidden>
        </Button>
        <SwapButton field={field} />
      </div>
    </fieldset>
  );
};

/** Two fields of an entry that are easily taken for each other. */
const SwapButton = ({ field: { path, swapsWith } }: FieldProps) => {
  const { words, swap } = useReview();
  if (!swapsWith) return null;
  const other = words.label(swapsWith);
  return (
    <Button size="small" look="quiet" icon={RefreshIcon} onClick={() => swap(path, swapsWith)}>
      <Trans>Swap with {other}</Trans>
    </Button>
  );
};

/** A field that was clear, as one line; a press opens it, and Escape leaves it as it was. */
export const ClosedField = ({ field }: FieldProps) => {
  const { type } = useReview();
  /** What an opened field held before. */
  const [before, setBefore] = useState<string>();
  const { path, value } = field;
  const change = (next: string | undefined, control: string) => {
    flushSync(() => setBefore(next));
    row.current?.querySelector<HTMLElement>(control)?.focus();
  };
  const close = () => change(undefined, 'button');
  const row = useOwnEscape<HTMLDivElement>(() => {
    if (before === undefined) return false;
    type(path, before);
    close();
    return true;
  });
  return (
    <div ref={row} {...activating(path)}>
      {before === undefined ? (
        <ClearLine field={field} onEdit={() => change(value, 'input, textarea, select')} />
      ) : (
        <OpenedField field={field} onDone={close} />
      )}
    </div>
  );
};

const OpenedField = ({ field, onDone }: FieldProps & { readonly onDone: () => void }) => {
  const { words, type } = useReview();
  const { path } = field;
  return (
    <fieldset
      onKeyDown={(event) => {
        if (!endsField(event)) return;
        event.preventDefault();
        onDone();
      }}
      className="-mx-3 min-w-0 rounded-base bg-sunken p-3"
    >
      <FieldEditor field={field} label={words.label(path)} onType={(text) => type(path, text)} />
      <div className="mt-3 flex flex-wrap gap-2">
        <Button size="small" look="secondary" onClick={onDone}>
          <Trans>Done</Trans>
        </Button>
        <SwapButton field={field} />
      </div>
    </fieldset>
  );
};

const ClearLine = ({ field, onEdit }: FieldProps & { readonly onEdit: () => void }) => {
  const { t } = useLingui();
  const { words } = useReview();
  const { path, value, fault, settled } = field;
  const label = words.label(path);
  return (
    <div className="-mx-2 flex items-start gap-x-3 rounded-inner px-2 transition-colors focus-within:bg-ink/4 hover:bg-ink/4">
      <div className="grid min-w-0 grow gap-x-4 py-2 text-14 sm:grid-cols-[9.5rem_minmax(0,1fr)]">
        <span className="text-muted">{label}</span>
        <span className="min-w-0">
          <span className={cx('line-clamp-4 whitespace-pre-line break-words', value === '' && 'text-muted')}>
            {value === '' ? <Trans>Missing</Trans> : words.shown(path, value)}
          </span>
          {fault && (
            <span className="mt-0.5 flex items-start gap-1.5 text-danger-ink">
              <WarningIcon className="mt-0.5 size-4" />
              <span>{messageText(fault)}</span>
            </span>
          )}
        </span>
      </div>
      {settled && (
        <span className="py-2 text-success-ink">
          <CheckCircleIcon className="size-5" />
          <VisuallyHidden>
            <Trans>Checked</Trans>
          </VisuallyHidden>
        </span>
      )}
      <IconButton icon={EditIcon} size="small" label={t`Edit ${label}`} onClick={onEdit} />
    </div>
  );
};
