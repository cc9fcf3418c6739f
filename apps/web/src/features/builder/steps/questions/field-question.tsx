import type { Refusal } from '@kalam/domain/refusal';
import { isAskRule } from '@kalam/domain/resumes/rules/rule-exceptions';
import { Trans, useLingui } from '@lingui/react/macro';
import { type MouseEvent, type ReactNode, useRef } from 'react';
import { flushSync } from 'react-dom';
import { messageText } from '../../../../platform/languages/message-text.ts';
import { useTextRules } from '../../../../resume/text-rules.ts';
import { Button } from '../../../../ui/button.tsx';
import { cx } from '../../../../ui/class-names.ts';
import { TextButton } from '../../../../ui/forms/form-parts.tsx';
import { CheckIcon, WarningIcon } from '../../../../ui/icons.tsx';
import { announce } from '../../../../ui/live-region.tsx';
import { SparkIcon } from '../../../../ui/work-icons.tsx';
import type { FieldBinding } from '../bound-fields.tsx';

/** What a text would become, where it can be mended without changing what it says. */
export type TextFix = (text: string) => string | undefined;

interface WithQuestionProps {
  readonly binding: FieldBinding;
  readonly fix?: TextFix | undefined;
  /** Signs that strict rules do not take. */
  readonly foreign?: ((text: string) => readonly string[]) | undefined;
  readonly className?: string | undefined;
  /** The field; its own error is the first message of the question. */
  readonly children: ReactNode;
}

/** More than a reader takes in at a glance. */
const itemsShown = 12;
const rulesOfSigns: ReadonlySet<string> = new Set([
  'text-characters',
  'description-characters',
  'description-digits',
]);

/** The signs and numbers it is about; dates stand in the field. */
const itemsOf = (refusals: readonly Refusal[]): readonly string[] =>
  refusals.flatMap(({ code, asks = [] }) => (rulesOfSigns.has(code) ? asks : []));

/** A field with what can be done about its message: fix it, or keep it as written. */
export const WithQuestion = ({ binding, fix, foreign, className, children }: WithQuestionProps) => {
  const { t } = useLingui();
  const isStrict = useTextRules() === 'strict';
  const frame = useRef<HTMLDivElement>(null);
  const answers = useRef<HTMLFieldSetElement>(null);
  const { question, kept, refusal } = binding;
  const isFixable = refusal !== undefined && isAskRule(refusal.code);
  const fixed = isFixable ? fix?.(binding.value) : undefined;
  // What is left once it is fixed is for its writer to put into words.
  const refused = isStrict && isFixable ? (foreign?.(fixed ?? binding.value) ?? []) : [];
  const items = (question ? itemsOf(question.asked) : refused).slice(0, itemsShown).join(' ');
  const hasOffer = question !== undefined || fixed !== undefined || items !== '';
  const focusControl = () =>
    frame.current?.querySelector<HTMLElement>('input:not([aria-hidden]), textarea, select')?.focus();
  /** The pressed button goes. A finger stays where it was: in the field it would call up the keyboard. */
  const settle = ({ detail }: MouseEvent, act: () => void, said: string) => {
    flushSync(act);
    if (detail === 0) focusControl();
    else answers.current?.focus({ preventScroll: true });
    announce(said);
  };
  const applyFix = (text: string) => {
    flushSync(() => binding.onChange(text, 'fixed'));
    focusControl();
    announce(t`Changed to: ${text}`);
  };
  return (
    <div ref={frame} className={className}>
      {children}
      {(hasOffer || kept) && (
        <fieldset
          ref={answers}
          tabIndex={-1}
          aria-label={t`Your answer`}
          className={cx('grid min-w-0 gap-2 text-14 outline-none', hasOffer ? 'mt-2' : 'mt-1')}
        >
          {question?.asked.slice(1).map((more) => (
            <p key={more.code} className="flex items-start gap-1.5 text-danger-ink">
              <WarningIcon className="mt-0.5 size-4" />
              <span>{messageText(more)}</span>
            </p>
          ))}
          {items !== '' && (
            <p className="text-muted">
              {isStrict ? (
                <Trans>
                  Not possible here: <Items>{items}</Items> Please say it in words.
                </Trans>
              ) : (
                <Trans>
                  It is about: <Items>{items}</Items>
                </Trans>
              )}
            </p>
          )}
          {fixed !== undefined && (
            <p className="min-w-0">
              <span className="text-muted">
                <Trans>Fixed it would read:</Trans>
              </span>{' '}
              <span className="whitespace-pre-line break-words">{fixed}</span>
            </p>
          )}
          {(question || fixed !== undefined) && (
            <div className="flex flex-wrap items-center gap-2">
              {fixed !== undefined && (
                <Button size="small" look="secondary" icon={SparkIcon} onClick={() => applyFix(fixed)}>
                  <Trans>Fix it</Trans>
                </Button>
              )}
              {question && (
                <>
                  <Button
                    size="small"
                    look="secondary"
                    onClick={(event) => settle(event, question.keep, t`Kept as written`)}
                  >
                    <Trans>Keep as written</Trans>
                  </Button>
                  <Button
                    size="small"
                    look="quiet"
                    title={t`Everything of this kind in this resume stays as written`}
                    onClick={(event) => settle(event, question.keepAll, t`All like this kept as written`)}
                  >
                    <Trans>Keep all like this</Trans>
                  </Button>
                </>
              )}
            </div>
          )}
          {kept && (
            <p className="flex flex-wrap items-center gap-x-1.5 text-muted">
              <CheckIcon className="size-4" />
              <span>
                {kept.everywhere ? (
                  <Trans>Kept as written, like all of this kind</Trans>
                ) : (
                  <Trans>Kept as written</Trans>
                )}
              </span>
              <TextButton onClick={(event) => settle(event, kept.takeBack, t`Asked again`)}>
                <Trans>Ask again</Trans>
              </TextButton>
            </p>
          )}
        </fieldset>
      )}
    </div>
  );
};

const Items = ({ children }: { readonly children: string }) => (
  <span className="break-all font-medium text-ink tracking-widest">{children}</span>
);
