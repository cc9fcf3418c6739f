import type { ResumeData } from '@kalam/domain/resumes/resume-model';
import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { messageText } from '../../../../platform/languages/message-text.ts';
import { Banner } from '../../../../ui/banner.tsx';
import { Button } from '../../../../ui/button.tsx';
import { cx } from '../../../../ui/class-names.ts';
import { type IconComponent, PlusIcon } from '../../../../ui/icons.tsx';
import { announce } from '../../../../ui/live-region.tsx';
import { showToast } from '../../../../ui/toasts/toast.ts';
import { useDraftActions } from '../../draft/draft-store.ts';
import { focusField } from '../../draft/edited-field.ts';
import { useLeading } from '../../wizard/leading-form.ts';
import { EntryChips } from './entry-chips.tsx';
import type { EntryForm } from './entry-form.ts';
import type { EntryOf, ListName } from './entry-kinds.ts';
import { EntryList } from './entry-list.tsx';
import { focusEditButton, MoveButtons, useMove } from './entry-moves.tsx';

interface EntrySectionProps<List extends ListName> {
  readonly form: EntryForm<List>;
  readonly data: ResumeData;
  readonly label: string;
  /** The verb of the button that opens the form and of the one that adds the entry: "Add Education". */
  readonly add: string;
  readonly nameOf: (entry: EntryOf<List>) => string;
  readonly summary: (entry: EntryOf<List>) => ReactNode;
  readonly fields: ReactNode;
  readonly empty: { readonly icon: IconComponent; readonly title: ReactNode; readonly text: ReactNode };
  readonly canAdd?: boolean;
  /** Why Next did not go on. */
  readonly notice?: string | undefined;
  /** Nobody goes on without an entry of this list. */
  readonly required?: boolean;
  /** Chips in rows instead of a column of cards, for entries of a word or two. */
  readonly chips?: boolean;
}

/** The list, the form, and everything that can be done to an entry. */
export const EntrySection = <List extends ListName>({
  form,
  data,
  label,
  add,
  nameOf,
  summary,
  fields,
  empty,
  canAdd = true,
  notice,
  required = false,
  chips = false,
}: EntrySectionProps<List>) => {
  const { t } = useLingui();
  const store = useDraftActions();
  const opener = useRef<HTMLButtonElement>(null);
  const [pressedAtLimit, setPressedAtLimit] = useState(false);
  const { kind, pending, isNew, entries, limit } = form;
  const list: readonly EntryOf<List>[] = entries;
  const open = pending !== undefined || form.standsOpen;
  /** An import may bring more entries than may stay. */
  const overfull = kind.checkCount(list.length);
  const adding = open && isNew && !limit;
  const leads = pending !== undefined || (adding && required && list.length === 0);
  useLeading(leads);

  const focusAfter = (id: string | undefined) =>
    requestAnimationFrame(() => {
      if (id !== undefined) focusEditButton(id);
      else if (opener.current) opener.current.focus();
      else focusField(`${kind.list}.${store.get().data[kind.list]?.length ?? 0}`);
    });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const edited = isNew ? undefined : pending?.id;
    if (!form.commit()) return;
    announce(edited === undefined ? t`Added to your resume` : t`Changes saved`);
    focusAfter(edited);
  };
  const cancel = () => {
    const discarded = form.cancel();
    focusAfter(isNew ? undefined : pending?.id);
    if (!discarded) return;
    showToast(isNew ? t`Entry discarded` : t`Changes discarded`, {
      action: { label: t`Undo`, run: discarded.undo },
    });
  };
  const remove = (entry: EntryOf<List>) => {
    const index = list.indexOf(entry);
    const neighbour = list[index + 1] ?? list[index - 1];
    const removed = form.remove(entry.id);
    const name = nameOf(entry);
    focusAfter(neighbour?.id);
    if (removed) showToast(t`${name} removed`, { action: { label: t`Undo`, run: removed.undo } });
  };
  const List = chips ? EntryChips : EntryList;
  const openForm = () => {
    setPressedAtLimit(Boolean(limit));
    if (limit) announce(messageText(limit));
    else form.openNew();
  };

  const move = useMove({ entries: list, nameOf, onMove: form.move });
  const place = list.findIndex(({ id }) => id === pending?.id);
  const formCard = (
    <form
      noValidate
      onSubmit={submit}
      data-field={form.path}
      aria-label={isNew ? add : t`Edit entry`}
      className="@container rounded-base border border-accent-ink/30 bg-surface p-4 shadow-card sm:p-5"
    >
      {fields}
      <div className="mt-5 flex flex-wrap gap-2.5">
        <Button
          type="submit"
          look={leads ? 'primary' : 'secondary'}
          disabled={!canAdd}
          icon={isNew ? PlusIcon : undefined}
        >
          {isNew ? add : <Trans>Save changes</Trans>}
        </Button>
        {pending !== undefined && !(chips && isNew) && (
          <Button look="quiet" onClick={cancel}>
            <Trans>Cancel</Trans>
          </Button>
        )}
        {chips && pending && !isNew && list.length > 1 && (
          <div className="ml-auto flex">
            <MoveButtons
              id={pending.id}
              name={list[place] ? nameOf(list[place]) : ''}
              index={place}
              count={list.length}
              move={move}
            />
          </div>
        )}
      </div>
    </form>
  );

  return (
    <div className="flex flex-col gap-4">
      {notice && (
        <Banner tone="danger" alert>
          {notice}
        </Banner>
      )}
      {overfull && (
        <div data-field={kind.list} tabIndex={-1}>
          <Banner tone="danger" title={messageText(overfull)}>
            <Trans>Please remove what you need least to go on.</Trans>
          </Banner>
        </div>
      )}
      {list.length > 0 && (
        <List
          label={label}
          list={kind.list}
          entries={list}
          nameOf={nameOf}
          summary={summary}
          needsAttention={(entry) => form.needsAttention(entry, data)}
          editing={pending && !isNew ? { id: pending.id, form: formCard } : undefined}
          onEdit={(id) => {
            form.edit(id);
            focusField(`${kind.list}.${list.findIndex((entry) => entry.id === id)}`);
          }}
          onRemove={remove}
          onMove={form.move}
        />
      )}
      {list.length === 0 && !open && (
        <div className="flex items-start gap-4 rounded-base border border-line border-dashed p-5">
          <empty.icon className="mt-0.5 text-accent-ink" />
          <div>
            <p className="font-semibold">{empty.title}</p>
            <p className="mt-0.5 text-14 text-muted">{empty.text}</p>
          </div>
        </div>
      )}
      {adding && formCard}
      {list.length === 0 && form.standsOpen && !required && (
        <p className="text-14 text-muted">{empty.text}</p>
      )}
      {!adding && !(pending && !isNew) && (
        <div>
          <Button ref={opener} look="secondary" icon={PlusIcon} onClick={openForm}>
            {add}
          </Button>
          {limit && !overfull && (
            <p
              role={pressedAtLimit ? 'alert' : undefined}
              className={cx('mt-2 text-14', pressedAtLimit ? 'text-danger-ink' : 'text-muted')}
            >
              {messageText(limit)}
            </p>
          )}
        </div>
      )}
    </div>
  );
};
