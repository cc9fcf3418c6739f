import type { ContactForm } from '@kalam/domain/contact/contact-fields';
import { readReference } from '@kalam/domain/resumes/sharing/shared-reference';
import { useLingui } from '@lingui/react/macro';
import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { isLeaving, useSession } from '../../account/session.ts';
import {
  contactFields,
  dropDraft,
  emptyMessage,
  type FieldName,
  keepDraft,
  keptDraft,
} from './contact-draft.ts';
import type { ContactFailure } from './contact-failure.ts';
import type { FieldErrors, Judgement, SentMessage } from './contact-sending.ts';
import type { LazyParts } from './lazy-parts.ts';

type FormRef = RefObject<HTMLFormElement | null>;

const controlOf = ({ current: form }: FormRef, field: FieldName) => {
  const control = form?.elements.namedItem(field);
  return control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement ? control : undefined;
};

const typedIn = (form: FormRef): ContactForm => {
  const text = (field: FieldName) => controlOf(form, field)?.value ?? '';
  return { name: text('name'), email: text('email'), subject: text('subject'), message: text('message') };
};

/** Fills fields that are still empty: what somebody typed before the page's scripts came stays. */
const fillEmpty = (form: FormRef, values: Partial<ContactForm>): void => {
  for (const field of contactFields) {
    const control = controlOf(form, field);
    if (control && control.value === '') control.value = values[field] ?? '';
  }
};

const pause = 500;

/** The judgement of a message once its writer pauses, so that nobody is corrected in the middle of a word. */
const useJudgement = (parts: LazyParts | undefined, { subject, message }: ContactForm) => {
  const [judgement, setJudgement] = useState<Judgement>();
  useEffect(() => {
    const blank = message.trim() === '';
    const judge = () => setJudgement(blank ? undefined : parts?.judgeMessage({ subject, message }));
    const timer = setTimeout(judge, blank ? 0 : pause);
    return () => clearTimeout(timer);
  }, [parts, subject, message]);
  return judgement;
};

/** What somebody reports who came from a shared resume. */
const reported = (): string | undefined =>
  readReference(new URLSearchParams(location.search).get('report') ?? '');

/** Brings back what was typed before a reload, and keeps it until it is sent. */
const useKeptDraft = (form: FormRef, onFilled: () => void) => {
  const { t } = useLingui();
  const [broughtBack, setBroughtBack] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form appears
  useEffect(() => {
    const reference = reported();
    const kept = reference ? undefined : keptDraft();
    fillEmpty(form, reference ? { subject: t`Report of the shared resume ${reference}` } : (kept ?? {}));
    setBroughtBack(Boolean(kept?.subject || kept?.message));
    onFilled();
    // A session that ended by itself empties the storage after this page was filled from it.
    const keepAgain = () => {
      const typed = typedIn(form);
      if (!isLeaving() && (typed.subject || typed.message)) keepDraft(typed);
    };
    window.addEventListener('pagehide', keepAgain);
    return () => window.removeEventListener('pagehide', keepAgain);
  }, []);
  return { broughtBack, forget: () => setBroughtBack(false) };
};

/** The messages at the fields and about the form as a whole. */
const useMessages = (form: FormRef) => {
  const [errors, setErrors] = useState<FieldErrors>({});
  const [failure, setFailure] = useState<ContactFailure>();
  return {
    errors,
    failure,
    clear: () => {
      setErrors({});
      setFailure(undefined);
    },
    /** Says what is wrong and leads to it. */
    say: ({ field, ...told }: ContactFailure) => {
      if (field === undefined) return setFailure(told);
      setErrors((known) => ({ ...known, [field]: told.text }));
      controlOf(form, field)?.focus();
    },
    mark: (field: FieldName, words: string | undefined) =>
      setErrors((known) => ({ ...known, [field]: words })),
    /** After a change, messages already shown are checked again; no new one appears. */
    recheck: (changed: readonly FieldName[], now: FieldErrors) => {
      setFailure(undefined);
      setErrors((known) => {
        const next = { ...known };
        for (const field of changed) if (known[field] !== undefined) next[field] = now[field];
        return next;
      });
    },
  };
};

/** The contact form's state: idle, sending, then `onSent` or a failure (S2 §4). Its texts belong to the browser. */
export const useContactForm = (parts: LazyParts | undefined, onSent: (sent: SentMessage) => void) => {
  const form: FormRef = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState(emptyMessage);
  const [busy, setBusy] = useState(false);
  const underway = useRef(false);
  const messages = useMessages(form);
  const judgement = useJudgement(parts, values);
  const { data: user } = useSession();
  const { broughtBack, forget } = useKeptDraft(form, () => setValues(typedIn(form)));
  useEffect(() => {
    if (!user) return;
    fillEmpty(form, { name: user.displayName, email: user.email });
    setValues(typedIn(form));
  }, [user]);

  const change = (field: FieldName) => {
    const typed = typedIn(form);
    setValues(typed);
    keepDraft(typed);
    // The subject is judged together with the message.
    messages.recheck(field === 'subject' ? ['subject', 'message'] : [field], parts?.errorsIn(typed) ?? {});
  };
  /** A field is judged when it is left, but not for being empty: it may be on the way to being filled. */
  const leave = (field: FieldName) => {
    const text = typedIn(form)[field];
    const words = text.trim() === '' ? undefined : parts?.fieldError(field, text);
    if (words !== undefined) messages.mark(field, words);
  };
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (parts === undefined || underway.current) return;
    const typed = typedIn(form);
    const found = parts.errorsIn(typed);
    messages.clear();
    for (const field of contactFields) messages.mark(field, found[field]);
    const first = contactFields.find((field) => found[field] !== undefined);
    if (first) return controlOf(form, first)?.focus();
    underway.current = true;
    const answer = await parts.sendMessage(typed, () => setBusy(true));
    underway.current = false;
    setBusy(false);
    if ('failure' in answer) return messages.say(answer.failure);
    dropDraft();
    onSent(answer.sent);
  };
  const startOver = () => {
    form.current?.reset();
    dropDraft();
    forget();
    messages.clear();
    fillEmpty(form, user ? { name: user.displayName, email: user.email } : {});
    setValues(typedIn(form));
    controlOf(form, 'subject')?.focus();
  };
  const { errors, failure } = messages;
  return {
    form,
    values,
    errors,
    failure,
    judgement,
    broughtBack,
    busy,
    change,
    leave,
    send,
    startOver,
  };
};
