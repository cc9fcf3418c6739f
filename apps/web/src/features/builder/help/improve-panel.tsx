import { resumeLanguageOf } from '@kalam/domain/resumes/resume-language';
import { splitField } from '@kalam/domain/resumes/rewriting/field-sentences';
import { type RewriteWish, rewriteWishes } from '@kalam/domain/resumes/rewriting/rewrite-operations';
import { Trans, useLingui } from '@lingui/react/macro';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { currentLanguage } from '../../../platform/languages/i18n.ts';
import { Button, IconButton } from '../../../ui/button.tsx';
import { Select } from '../../../ui/forms/select.tsx';
import { CloseIcon } from '../../../ui/icons.tsx';
import { announce } from '../../../ui/live-region.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { UndoIcon } from '../../../ui/work-icons.tsx';
import { useDraft } from '../draft/draft-store.ts';
import type { FieldBinding } from '../steps/bound-fields.tsx';
import { ConsentQuestion } from './consent-question.tsx';
import { HelpState } from './help-state.tsx';
import { ProposalList } from './proposal-list.tsx';
import { adviceProposals, blankIn, type Proposal, stillApplies, withProposal } from './proposals.ts';
import { useRewriting } from './use-rewriting.ts';

interface ImprovePanelProps {
  readonly binding: FieldBinding;
  readonly onClose: () => void;
}

const controlOf = (path: string) =>
  document.querySelector<HTMLTextAreaElement>(`textarea[data-field="${CSS.escape(path)}"]`);

/** Selects the first blank of a field, so that what is typed fills it. */
const goToBlank = (path: string, text: string) => {
  const blank = blankIn(text);
  const control = controlOf(path);
  if (!blank || !control) return;
  control.focus();
  control.setSelectionRange(...blank);
};

let changes = 0;

/** Beside a text: what would make it better, by rules on the device or by a service that was agreed to. */
const ImprovePanel = ({ binding, onClose }: ImprovePanelProps) => {
  const { t } = useLingui();
  const data = useDraft((draft) => draft.data);
  const { path, value } = binding;
  const { sentences } = splitField(value);
  const [chosen, setChosen] = useState<number>();
  const part = chosen !== undefined && chosen < sentences.length ? chosen : undefined;
  const [wish, setWish] = useState<RewriteWish>();
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [change, setChange] = useState<{ readonly before: string; readonly after: string }>();
  const list = useRef<HTMLUListElement>(null);
  const undoButton = useRef<HTMLButtonElement>(null);
  const frame = useRef<HTMLElement>(null);
  useEffect(() => frame.current?.focus(), []);
  const asked = part === undefined ? sentences : [sentences[part] ?? ''];
  const rewriting = useRewriting(data);

  const said = currentLanguage();
  const offered =
    rewriting.proposals ?? adviceProposals({ sentences, part, wish, language: resumeLanguageOf(data), said });
  const proposals = offered.filter((one) => !left.has(one.id) && stillApplies(one, sentences));
  const wordings = proposals.filter(({ text }) => text !== undefined);

  const wishFor = (next: RewriteWish) => {
    setWish(next);
    setLeft(new Set());
    setChange(undefined);
    void rewriting.ask(next, asked);
  };
  const choose = (place: string) => {
    setChosen(place === '' ? undefined : Number(place));
    if (place !== '' && wish === 'order') setWish(undefined);
    rewriting.clear();
  };

  const put = (after: string) => {
    changes += 1;
    // Under a key of its own: undo takes back this one alone.
    flushSync(() => {
      binding.onChange(after, `improved ${changes}`);
      setChange({ before: value, after });
    });
  };
  /** The pressed button is gone: on to the next one, or to what takes it back. */
  const moveOn = () =>
    (list.current?.querySelector<HTMLElement>('[data-take]') ?? undoButton.current ?? frame.current)?.focus();
  const take = (taken: readonly Proposal[]) => {
    const after = taken.reduce(withProposal, value);
    if (after === value) return;
    put(after);
    announce(t`Changed to: ${after}`);
    if (blankIn(after) && !blankIn(value)) goToBlank(path, after);
    else moveOn();
  };
  const leave = ({ id }: Proposal) => {
    flushSync(() => setLeft((before) => new Set([...before, id])));
    moveOn();
  };
  const undo = () => {
    if (!change) return;
    flushSync(() => {
      binding.onChange(change.before, `improved back ${changes}`);
      setChange(undefined);
    });
    announce(t`Undone`);
    moveOn();
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    if (rewriting.state === 'asking') rewriting.cancel();
    else onClose();
  };
  const words: Readonly<Record<RewriteWish, string>> = {
    shorten: t`Shorten`,
    clearer: t`Clearer`,
    'stronger-verb': t`Stronger verb`,
    order: t({ message: 'Order', context: 'of sentences' }),
  };
  const blanks = blankIn(value);
  const count = sentences.length;
  const { service } = rewriting;
  return (
    <section
      ref={frame}
      tabIndex={-1}
      aria-label={t`Improve this text`}
      onKeyDown={onKeyDown}
      className="mt-1 grid gap-3 rounded-base border border-line bg-sunken p-3 outline-none sm:p-4"
    >
      <div className="-mr-2 flex items-center justify-between gap-2">
        <h3 className="font-semibold text-16">
          <Trans>Improve this text</Trans>
        </h3>
        <IconButton icon={CloseIcon} label={t`Close`} size="small" onClick={onClose} />
      </div>
      {count > 1 && (
        <Select
          label={t`Which part`}
          value={part === undefined ? '' : String(part)}
          placeholder={t`All ${count} sentences`}
          options={sentences.map((sentence, place) => ({
            value: String(place),
            label: `${place + 1}. ${sentence.slice(0, 70)}`,
          }))}
          onChange={({ target }) => choose(target.value)}
        />
      )}
      <fieldset className="flex flex-wrap gap-2" aria-label={t`What it should become`}>
        {rewriteWishes.map((one) => (
          <Button
            key={one}
            size="small"
            look="secondary"
            aria-pressed={wish === one}
            disabled={one === 'order' && (part !== undefined || count < 2)}
            className="grow aria-pressed:border-accent-ink aria-pressed:bg-accent-soft aria-pressed:text-accent-ink sm:grow-0"
            onClick={() => wishFor(one)}
          >
            {words[one]}
          </Button>
        ))}
      </fieldset>
      <HelpState rewriting={rewriting} />
      {rewriting.state === 'consent' && service !== undefined && (
        <ConsentQuestion
          service={service}
          sent={rewriting.wouldSend(asked)}
          busy={rewriting.agreeing}
          onAgree={() => void rewriting.agree(asked)}
          onDecline={rewriting.decline}
        />
      )}
      {rewriting.state === 'asking' && (
        <p className="flex flex-wrap items-center gap-3 text-14" role="status">
          <Spinner className="size-4.5" />
          <span className="grow">
            <Trans>Asking {service}…</Trans>
          </span>
          <Button size="small" look="secondary" onClick={rewriting.cancel}>
            <Trans>Cancel</Trans>
          </Button>
        </p>
      )}
      {rewriting.state === 'idle' && proposals.length > 0 && (
        <ProposalList ref={list} proposals={proposals} onTake={(one) => take([one])} onLeave={leave} />
      )}
      {rewriting.state === 'idle' && proposals.length === 0 && !change && (
        <p className="text-14 text-muted" role="status">
          {rewriting.proposals ? (
            <Trans>{service} has nothing to change here. It does not count.</Trans>
          ) : (
            <Trans>Our rules find nothing to change here. That is no judgement of what you write.</Trans>
          )}
        </p>
      )}
      <div className="flex flex-wrap items-center gap-2 empty:hidden">
        {rewriting.state === 'idle' && wordings.length > 1 && rewriting.proposals && (
          <Button size="small" onClick={() => take(wordings)}>
            <Trans>Take all</Trans>
          </Button>
        )}
        {change && change.after === value && (
          <Button ref={undoButton} size="small" look="quiet" icon={UndoIcon} onClick={undo}>
            <Trans>Undo</Trans>
          </Button>
        )}
      </div>
      {blanks && (
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-14">
          <span>
            <Trans>A blank waits for your own figure: fill it in, or take it out.</Trans>
          </span>
          <Button size="small" look="secondary" onClick={() => goToBlank(path, value)}>
            <Trans>Go to the blank</Trans>
          </Button>
        </p>
      )}
    </section>
  );
};

export default ImprovePanel;
