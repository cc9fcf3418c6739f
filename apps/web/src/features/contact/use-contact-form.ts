import { type ContactForm, checkContactField } from '@kalam/domain/contact/contact-fields';
import type { GrievanceStatus } from '@kalam/domain/contact/grievance-machine';
import type { Refusal } from '@kalam/domain/refusal';
import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { call, Refused } from '../../api/call.ts';
import { messageText } from '../../message-text.ts';
import { isLeaving, useSession } from '../auth/session.ts';
import { checkAttempts, noteAttempt } from './contact-attempts.ts';
import { contactFields, dropDraft, emptyMessage, keepDraft, keptDraft } from './contact-draft.ts';
import { type ContactFailure, contactFailure } from './contact-failure.ts';
import type { Judgement } from './message-judge.ts';

type FieldName = keyof ContactForm;
type Errors = Partial<Record<FieldName, string>>;

export interface SentMessage {
  readonly id: string;
  readonly status: GrievanceStatus;
  readonly email: string;
}

const controlOf = (form: HTMLFormElement | null, field: FieldName) => {
  const control = form?.elements.namedItem(field);
  return control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement ? control : undefined;
};

const typedIn = (form: HTMLFormElement | null): ContactForm => {
  const text = (field: FieldName) => controlOf(form, field)?.value ?? '';
  return { name: text('name'), email: text('email'), subject: text('subject'), message: text('message') };
};

/** Fills fields that are still empty: what somebody typed before the page's scripts came stays. */
const fillEmpty = (form: HTMLFormElement | null, values: Partial<ContactForm>): void => {
  for (const field of contactFields) {
    const control = controlOf(form, field);
    if (control && control.value === '') control.value = values[field] ?? '';
  }
};

const wordsOf = (refusal: Refusal | undefined): string | undefined => refusal && messageText(refusal);

const errorsIn = (values: ContactForm): Errors => {
  const found: Errors = {};
  for (const field of contactFields) {
    const words = wordsOf(checkContactField(field, values[field]));
    if (words !== undefined) found[field] = words;
  }
  return found;
};

/** Fetched with the first letter; without it the server alone judges. */
const loadJudge = () => import('./message-judge.ts').catch(() => undefined);

const pause = 500;

/** The judgement of a message once its writer pauses, so that nobody is corrected in the middle of a word. */
const useJudgement = ({ subject, message }: ContactForm): Judgement | undefined => {
  const [judgement, setJudgement] = useState<Judgement>();
  useEffect(() => {
    let wanted = true;
    const judge = async () => {
      const found =
        message.trim() === '' ? undefined : (await loadJudge())?.judgeMessage({ subject, message });
      if (wanted) setJudgement(found);
    };
    const timer = setTimeout(judge, pause);
    return () => {
      wanted = false;
      clearTimeout(timer);
    };
  }, [subject, message]);
  return judgement;
};

/** Brings back what was typed before a reload, and keeps it until it is sent. */
const useKeptDraft = (form: RefObject<HTMLFormElement | null>, onChange: () => void) => {
  const [broughtBack, setBroughtBack] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form appears
  useEffect(() => {
    const kept = keptDraft();
    fillEmpty(form.current, kept ?? {});
    setBroughtBack(Boolean(kept?.subject || kept?.message));
    onChange();
    // A session that ended by itself empties the storage after this page was filled from it.
    const keepAgain = () => {
      const typed = typedIn(form.current);
      if (!isLeaving() && (typed.subject || typed.message)) keepDraft(typed);
    };
    window.addEventListener('pagehide', keepAgain);
    return () => window.removeEventListener('pagehide', keepAgain);
  }, []);
  return { broughtBack, forget: () => setBroughtBack(false) };
};

/** The contact form's state: idle, sending, then `onSent` or a failure (S2 §4). Its fields belong to the browser. */
export const useContactForm = (onSent: (sent: SentMessage) => void) => {
  const form = useRef<HTMLFormElement>(null);
  const busy = useRef(false);
  const [values, setValues] = useState(emptyMessage);
  const [errors, setErrors] = useState<Errors>({});
  const [failure, setFailure] = useState<ContactFailure>();
  const [phase, setPhase] = useState<'starting' | 'idle' | 'sending'>('starting');
  const judgement = useJudgement(values);
  const { data: user } = useSession();
  const { broughtBack, forget } = useKeptDraft(form, () => {
    setValues(typedIn(form.current));
    setPhase('idle');
  });

  useEffect(() => {
    if (!user) return;
    fillEmpty(form.current, { name: user.displayName, email: user.email });
    setValues(typedIn(form.current));
  }, [user]);

  const say = (field: FieldName, words: string) => {
    setErrors((known) => ({ ...known, [field]: words }));
    controlOf(form.current, field)?.focus();
  };
  const change = (field: FieldName) => {
    const typed = typedIn(form.current);
    setValues(typed);
    keepDraft(typed);
    setFailure(undefined);
    // A word about the message as a whole is outdated by any change to it.
    const changed: readonly FieldName[] = field === 'subject' ? ['subject', 'message'] : [field];
    setErrors((known) => {
      const now = errorsIn(typed);
      const next = { ...known };
      for (const name of changed) {
        if (known[name] === undefined) continue;
        if (now[name] === undefined) delete next[name];
        else next[name] = now[name];
      }
      return next;
    });
  };
  /** A field is judged when it is left, but not for being empty: it may be on the way to being filled. */
  const leave = (field: FieldName) => {
    const text = typedIn(form.current)[field];
    const words = text.trim() === '' ? undefined : wordsOf(checkContactField(field, text));
    if (words !== undefined) setErrors((known) => ({ ...known, [field]: words }));
  };

  const deliver = async (typed: ContactForm) => {
    const judged = (await loadJudge())?.judgeMessage(typed);
    const refusal = judged?.refusal;
    if (refusal) return say('message', messageText(refusal));
    const tooMany = checkAttempts(new Date());
    if (tooMany) return setFailure({ text: messageText(tooMany) });
    setPhase('sending');
    try {
      const { data } = await call('POST /api/contact/submit', {
        body: { ...typed, ...(judged && { spamScore: judged.score }) },
      });
      noteAttempt(new Date());
      dropDraft();
      onSent({ ...data, email: typed.email.trim() });
    } catch (error) {
      // What never reached the server is no message yet: a weak connection must not use up the limit.
      if (error instanceof Refused && error.status !== 0) noteAttempt(new Date());
      const { field, ...told } = contactFailure(error);
      setPhase('idle');
      if (field) say(field, told.text);
      else setFailure(told);
    }
  };
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (busy.current) return;
    const typed = typedIn(form.current);
    const found = errorsIn(typed);
    setErrors(found);
    setFailure(undefined);
    const first = contactFields.find((field) => found[field] !== undefined);
    if (first) return controlOf(form.current, first)?.focus();
    busy.current = true;
    await deliver(typed);
    busy.current = false;
  };
  const startOver = () => {
    form.current?.reset();
    dropDraft();
    forget();
    setErrors({});
    setFailure(undefined);
    fillEmpty(form.current, user ? { name: user.displayName, email: user.email } : {});
    setValues(typedIn(form.current));
    controlOf(form.current, 'subject')?.focus();
  };
  return { form, values, errors, failure, phase, judgement, broughtBack, change, leave, send, startOver };
};
