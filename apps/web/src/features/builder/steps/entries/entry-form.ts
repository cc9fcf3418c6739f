import { visitorToday } from '@kalam/domain/calendar/calendar-day';
import type { Refusal } from '@kalam/domain/refusal';
import type { ResumeData } from '@kalam/domain/resumes/resume-model';
import { type KeptAt, keptBy, keptIn } from '@kalam/domain/resumes/rules/rule-exceptions';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { newId } from '../../../../platform/new-id.ts';
import {
  type Draft,
  unfinishedDatesOf,
  unfinishedKey,
  withoutUnfinishedDates,
} from '../../../../resume/draft.ts';
import { useDraft, useDraftActions } from '../../draft/draft-store.ts';
import { focusField, registerFieldTarget } from '../../draft/edited-field.ts';
import type { FieldBinding } from '../bound-fields.tsx';
import { isShown, noneShown, type ShownFields, whileTyping, withShown } from '../questions/shown-fields.ts';
import { asRulesSay, type FieldAnswers, useQuestions } from '../questions/use-questions.ts';
import {
  type EntryKind,
  type EntryOf,
  exceptionField,
  isUntouched,
  type ListName,
  moved,
  type PendingOf,
  placed,
  restored,
  withHalfDates,
} from './entry-kinds.ts';

/** Fields whose message may be shown: those left once, or all after someone pressed Add or Next. */
interface Shown extends ShownFields {
  readonly id: string;
  readonly all: boolean;
}

const nothingShown: Shown = { id: '', all: false, ...noneShown };

const fieldsOf = (refusals: readonly Refusal[]): readonly string[] =>
  refusals.flatMap(({ field }) => field ?? []);

export interface EntryForm<List extends ListName> {
  readonly kind: EntryKind<List>;
  readonly entries: readonly EntryOf<List>[];
  readonly pending: PendingOf<List> | undefined;
  /** Path of the entry in the form: an edited one has its own position, a new one the next. */
  readonly path: string;
  readonly isNew: boolean;
  /** There without having been opened, and blank until something is typed into it: nothing of it is kept before. */
  readonly standsOpen: boolean;
  readonly refusals: readonly Refusal[];
  /** Why no further entry can be added. */
  readonly limit: Refusal | undefined;
  readonly errorOf: (field: string) => string | undefined;
  /** What stands under a field that is not bound, such as one tag of several. */
  readonly answersOf: (field: string) => FieldAnswers;
  /** Whether an entry of the list breaks a rule that nobody answered. */
  readonly needsAttention: (entry: EntryOf<List>, data: ResumeData) => boolean;
  readonly keptAt: KeptAt;
  readonly show: (field: string) => void;
  readonly set: (label: string, field: string, patch: Partial<PendingOf<List>>) => void;
  readonly bind: (field: keyof PendingOf<List> & string, label: string) => FieldBinding;
  readonly openNew: () => void;
  readonly edit: (id: string) => void;
  /** Gives nothing when there was nothing to lose. */
  readonly cancel: () => { readonly undo: () => void } | undefined;
  /** Puts the entry into its list, or shows what is wrong with it and goes there. */
  readonly commit: () => boolean;
  /** Commits what was typed, drops what is blank; false when something is wrong with it. */
  readonly settle: () => boolean;
  readonly remove: (id: string) => { readonly undo: () => void } | undefined;
  readonly move: (from: number, to: number) => void;
}

interface Options {
  /** Names the list for undo. */
  readonly name: string;
  /** Before a new entry is added; true when the answer comes later by calling `commit` again. */
  readonly holdsBack?: (() => boolean) | undefined;
  /** Makes the list visible, such as its tab. */
  readonly reveal?: (() => void) | undefined;
  /** When the form is there by itself: while the list is empty, or always, for short entries. */
  readonly standsOpen?: 'empty' | 'always';
}

/** One list of the resume with the form that writes its entries. The form is part of the draft. */
export const useEntryForm = <List extends ListName>(
  kind: EntryKind<List>,
  { name, holdsBack, reveal, standsOpen }: Options,
): EntryForm<List> => {
  const { list } = kind;
  const store = useDraftActions();
  const data = useDraft((draft) => draft.data);
  const pendingOf = (draft: Draft): PendingOf<List> | undefined => draft.pendingEntries[list] ?? undefined;
  const pending: PendingOf<List> | undefined = useDraft(pendingOf);
  const unfinishedDates = useDraft((draft) => draft.unfinishedDates);
  const [shown, setShown] = useState(nothingShown);
  const { rules, isStrict, keptAt, watchedKeptAt, answersAt } = useQuestions();
  // As the store has it: a check that follows an answer in the same moment knows of it.
  const keptNow = () => keptBy(store.get().data.exceptions, rules);

  const listOf = (draft: Pick<Draft, 'data'>): readonly EntryOf<List>[] => draft.data[list] ?? [];
  const entries = listOf({ data });
  const withEntries = (draft: Draft, next: readonly EntryOf<List>[]): Draft => ({
    ...draft,
    data: { ...draft.data, [list]: next },
  });
  const withPending = (draft: Draft, next: PendingOf<List> | undefined): Draft => {
    const { [list]: _, ...others } = draft.pendingEntries;
    return next === undefined
      ? withoutUnfinishedDates({ ...draft, pendingEntries: others }, list)
      : { ...draft, pendingEntries: { ...others, [list]: next } };
  };

  const place = pending ? entries.findIndex(({ id }) => id === pending.id) : -1;
  const isNew = place < 0;
  const path = `${list}.${isNew ? entries.length : place}`;
  const formId = (typed: PendingOf<List>, draft: Pick<Draft, 'data'>) =>
    listOf(draft).some(({ id }) => id === typed.id) ? typed.id : undefined;
  const check = (typed: PendingOf<List>, draft: Pick<Draft, 'data' | 'unfinishedDates'>, keptAt: KeptAt) => {
    const prefix = unfinishedKey(list, formId(typed, draft), '');
    const halves = Object.entries(draft.unfinishedDates).flatMap(([key, parts]) =>
      key.startsWith(prefix) ? [[key.slice(prefix.length), parts] as const] : [],
    );
    const found = kind.check(typed, draft.data, visitorToday(new Date()), keptIn(keptAt, list));
    return asRulesSay(withHalfDates(found, typed, Object.fromEntries(halves), kind.dates), isStrict);
  };
  const refusals = pending ? check(pending, { data, unfinishedDates }, watchedKeptAt) : [];
  const shownAt = (field: string): Refusal | undefined => {
    const refusal = refusals.find((one) => one.field === field);
    if (!refusal || shown.id !== pending?.id) return undefined;
    return isShown(shown, refusal) || (shown.all && !refusal.asks) ? refusal : undefined;
  };
  const show = (...fields: readonly string[]) => {
    const id = pending?.id;
    if (id === undefined) return;
    setShown((before) => ({
      id,
      all: before.id === id && before.all,
      ...withShown(before.id === id ? before : noneShown, fields),
    }));
  };
  const answersOf = (field: string) =>
    answersAt({
      path: `${list}.${exceptionField(field)}`,
      shown: shownAt(field),
      check: (keptAt) =>
        pending && check(pending, { data, unfinishedDates }, keptAt).find((one) => one.field === field),
      onTakenBack: () => show(field),
    });

  const set: EntryForm<List>['set'] = (label, field, patch) => {
    const fresh = newId();
    store.change(
      label,
      (draft) => withPending(draft, { ...(pendingOf(draft) ?? kind.blank(fresh)), ...patch }),
      { merge: `${list}.${field}` },
    );
  };

  const limit = kind.checkCount(entries.length + 1);

  /** Half a date was typed as well. */
  const isEmpty = (typed: PendingOf<List>, dates: Draft['unfinishedDates']) =>
    isUntouched(kind, typed) && Object.keys(dates).length === 0;

  const isStanding = (draft: Draft): boolean =>
    pendingOf(draft) === undefined &&
    (standsOpen === 'always' || (standsOpen === 'empty' && listOf(draft).length === 0));
  const putBlank = () => store.change(name, (draft) => withPending(draft, kind.blank(newId())));

  const openNew = () => {
    const draft = store.get();
    if (pendingOf(draft) !== undefined || limit) return;
    if (!isStanding(draft)) putBlank();
    setShown(nothingShown);
    focusField(`${list}.${listOf(draft).length}`);
  };

  const insist = (id: string, found: readonly Refusal[]) =>
    setShown({ id, all: true, ...withShown(noneShown, fieldsOf(found)) });

  const commit = () => {
    // Somebody pressed Add under a form that stands open: now it is an entry, and shows what is missing.
    if (isStanding(store.get())) putBlank();
    const draft = store.get();
    const typed = pendingOf(draft);
    if (typed === undefined) return true;
    const found = check(typed, draft, keptNow());
    const [first] = found;
    if (first) {
      // Drawn at once, so that the field is read out together with its message.
      flushSync(() => insist(typed.id, found));
      reveal?.();
      focusField(`${path}.${first.field}`);
      return false;
    }
    if (isNew && (limit || holdsBack?.())) return false;
    const entry = kind.finish(typed, keptIn(keptNow(), list));
    if (entry === undefined) return false;
    store.change(name, (before) =>
      withPending(withEntries(before, placed(listOf(before), entry)), undefined),
    );
    setShown(nothingShown);
    return true;
  };

  const cancel = () => {
    const before = store.get();
    const typed = pendingOf(before);
    const dates = unfinishedDatesOf(before, list);
    store.change(name, (draft) => withPending(draft, undefined));
    setShown(nothingShown);
    if (typed === undefined || (isNew && isEmpty(typed, dates))) return undefined;
    return {
      undo: () =>
        store.change(name, (draft) => ({
          ...withPending(draft, typed),
          unfinishedDates: { ...draft.unfinishedDates, ...dates },
        })),
    };
  };

  const settle = () => {
    const draft = store.get();
    const typed = pendingOf(draft);
    const dates = unfinishedDatesOf(draft, list);
    if (typed === undefined) return Object.keys(dates).length === 0 || commit();
    if (!isEmpty(typed, dates)) return commit();
    cancel();
    return true;
  };

  const edit = (id: string) => {
    if (pendingOf(store.get())?.id === id || !settle()) return;
    store.change(name, (draft) => {
      const entry = listOf(draft).find((one) => one.id === id);
      return entry === undefined ? draft : withPending(draft, { ...kind.blank(id), ...entry });
    });
    // Imported text may break a rule: whoever opens it is told at once.
    const draft = store.get();
    const opened = pendingOf(draft);
    const wrong = opened ? check(opened, draft, keptNow()) : [];
    setShown({ id, all: false, ...withShown(noneShown, fieldsOf(wrong)) });
  };

  const remove = (id: string) => {
    const index = listOf(store.get()).findIndex((entry) => entry.id === id);
    const entry = listOf(store.get())[index];
    if (entry === undefined) return undefined;
    store.change(name, (draft) =>
      withEntries(
        draft,
        listOf(draft).filter((one) => one.id !== id),
      ),
    );
    return {
      undo: () => store.change(name, (draft) => withEntries(draft, restored(listOf(draft), entry, index))),
    };
  };

  const move = (from: number, to: number) =>
    store.change(name, (draft) => withEntries(draft, moved(listOf(draft), from, to)));

  // A click on the page, or a refusal at Next, leads into the entry's form.
  const reach = useRef((_: string) => {});
  reach.current = (target) => {
    reveal?.();
    const index = Number(target.split('.')[1]);
    const entry = listOf(store.get())[index];
    if (entry) edit(entry.id);
    else if (Number.isInteger(index) && !isStanding(store.get())) openNew();
  };
  useEffect(() => registerFieldTarget(list, (target) => reach.current(target)), [list]);

  const bind: EntryForm<List>['bind'] = (field, label) => {
    const value: unknown = pending && Reflect.get(pending, field);
    return {
      path: `${path}.${field}`,
      keptAs: unfinishedKey(list, isNew ? undefined : pending?.id, field),
      value: typeof value === 'string' ? value : '',
      ...answersOf(field),
      enough: kind.dates ?? 'year',
      onChange: (text, as = field) => {
        const isAsked = shownAt(field)?.asks !== undefined;
        setShown((before) =>
          before.id === pending?.id ? { ...before, ...whileTyping(before, field, isAsked) } : before,
        );
        set(label, as, { [field]: text } as Partial<PendingOf<List>>);
      },
      onBlur: () => show(field),
    };
  };

  return {
    kind,
    entries,
    pending,
    path,
    isNew,
    standsOpen: isStanding(store.get()),
    refusals,
    limit,
    errorOf: (field) => answersOf(field).error,
    answersOf,
    needsAttention: (entry, among) =>
      check({ ...kind.blank(entry.id), ...entry }, { data: among, unfinishedDates: {} }, keptAt).length > 0,
    keptAt: keptIn(keptAt, list),
    show,
    set,
    bind,
    openNew,
    edit,
    cancel,
    commit,
    settle,
    remove,
    move,
  };
};
