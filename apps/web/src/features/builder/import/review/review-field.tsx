import { Trans, useLingui } from '@lingui/react/macro';
import { type KeyboardEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { messageText } from '../../../../platform/languages/message-text.ts';
import { Button, IconButton } from '../../../../ui/button.tsx';
import { cx } from '../../../../ui/class-names.ts';
import { CheckCircleIcon, CheckIcon, EditIcon, SwapIcon, WarningIcon } from '../../../../ui/icons.tsx';
import { VisuallyHidden } from '../../../../ui/visually-hidden.tsx';
import { activating } from './active-field.ts';
import { FieldEditor } from './field-editor.tsx';
import { PagePiece } from './page-piece.tsx';
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
  const { words, pages, pictures, wide, type, settle, swap } = useReview();
  const { path, written, value, boxes, swapsWith } = field;
  const label = words.label(path);
  const other = swapsWith && words.label(swapsWith);
  const differs = written !== '' && written !== value;
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
        {swapsWith && (
          <Button size="small" look="quiet" icon={SwapIcon} onClick={() => swap(path, swapsWith)}>
            <Trans>Swap with {other}</Trans>
          </Button>
        )}
      </div>
    </fieldset>
  );
};

/** A field that was clear, as one line; a press opens it. */
export const ClosedField = ({ field }: FieldProps) => {
  const { t } = useLingui();
  const { words, type, swap } = useReview();
  const [before, setBefore] = useState<string>();
  const { path, value, fault, settled, swapsWith } = field;
  const label = words.label(path);
  const other = swapsWith && words.label(swapsWith);
  const change = (within: Element, next: string | undefined, control: string) => {
    const list = within.closest('[data-review]')?.parentElement;
    flushSync(() => setBefore(next));
    list?.querySelector<HTMLElement>(`[data-review="${CSS.escape(path)}"] :is(${control})`)?.focus();
  };
  const close = (within: Element) => change(within, undefined, 'button');
  if (before !== undefined) {
    return (
      <fieldset
        {...activating(path)}
        aria-label={label}
        data-own-escape
        onKeyDown={(event) => {
          const isEscape = event.key === 'Escape';
          if (!isEscape && !endsField(event)) return;
          event.preventDefault();
          if (isEscape) type(path, before);
          close(event.currentTarget);
        }}
        className="-mx-3 min-w-0 rounded-base bg-sunken p-3"
      >
        <FieldEditor field={field} label={label} onType={(text) => type(path, text)} />
        <div className="mt-3 flex flex-wrap gap-2">
          <Button size="small" look="secondary" onClick={({ currentTarget }) => close(currentTarget)}>
            <Trans>Done</Trans>
          </Button>
          {swapsWith && (
            <Button size="small" look="quiet" icon={SwapIcon} onClick={() => swap(path, swapsWith)}>
              <Trans>Swap with {other}</Trans>
            </Button>
          )}
        </div>
      </fieldset>
    );
  }
  return (
    <div
      {...activating(path)}
      className="-mx-2 flex items-start gap-x-3 rounded-inner px-2 transition-colors focus-within:bg-ink/4 hover:bg-ink/4"
    >
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
      <IconButton
        icon={EditIcon}
        size="small"
        label={t`Edit ${label}`}
        onClick={({ currentTarget }) => change(currentTarget, value, 'input, textarea, select')}
      />
    </div>
  );
};
