import type { ResumeData } from '@kalam/domain/resumes/resume-model';
import type { RewriteWish } from '@kalam/domain/resumes/rewriting/rewrite-operations';
import { useEffect, useRef, useState } from 'react';
import type { Help } from '../../../account/help-query.ts';
import { Refused } from '../../../platform/api/call.ts';
import { currentLanguage } from '../../../platform/languages/i18n.ts';
import { answerProposals, type Proposal } from './proposals.ts';
import { rewrite, sealed } from './rewrite.ts';
import { useHelp } from './use-help.ts';

/** `consent` while the person is asked, `asking` while the service is. */
type State = 'idle' | 'consent' | 'asking';

const needsConsent = (help: Help): boolean => help.blockedBy === 'help-needs-consent';
const offersService = (help: Help | undefined): help is Help =>
  typeof help?.service === 'string' && (help.blockedBy === null || needsConsent(help));

export type Rewriting = ReturnType<typeof useRewriting>;

/** Asks the service where that is allowed; everything else is left to the advice on the device. */
export const useRewriting = (data: ResumeData) => {
  const { help, isOnline, learn, agree, withdraw, putRemaining, askAgain } = useHelp();
  const [state, setState] = useState<State>('idle');
  const [agreeing, setAgreeing] = useState(false);
  const [declined, setDeclined] = useState(false);
  const [failure, setFailure] = useState<string>();
  /** Undefined while nothing was asked of the service. */
  const [proposals, setProposals] = useState<readonly Proposal[]>();
  const waiting = useRef<AbortController>(undefined);
  const wished = useRef<RewriteWish>(undefined);
  useEffect(() => () => waiting.current?.abort(), []);

  const service = help?.service ?? undefined;
  const mayAsk = offersService(help) && !declined;

  const clear = () => {
    waiting.current?.abort();
    setProposals(undefined);
    setFailure(undefined);
    setState('idle');
  };
  const fail = (error: unknown) => {
    if (!(error instanceof Refused)) throw error;
    // Withdrawn elsewhere: to ask for it is better than to say that it is missing.
    if (error.code === 'help-needs-consent') setState('consent');
    else setFailure(error.error);
    // Plan, agreement and what is left may be others by now.
    if (error.code !== 'network') void askAgain();
  };
  const send = async (wish: RewriteWish, sentences: readonly string[]) => {
    const own = new AbortController();
    waiting.current = own;
    setState('asking');
    try {
      const answer = await rewrite(wish, sentences, data, own.signal);
      if (own.signal.aborted) return;
      putRemaining(answer.remaining);
      setProposals(answerProposals(sentences, answer, currentLanguage()));
      setState('idle');
    } catch (error) {
      if (own.signal.aborted) return;
      setState('idle');
      fail(error);
    }
  };
  return {
    help,
    isOnline,
    service,
    mayAsk,
    state,
    declined,
    failure,
    agreeing,
    proposals,
    clear,
    wouldSend: (sentences: readonly string[]) => sealed(sentences, data).outgoing.map(({ sent }) => sent),
    ask: async (wish: RewriteWish, sentences: readonly string[]) => {
      clear();
      wished.current = wish;
      if (declined) return;
      // Pressed before it is known who helps: the press counts once it is.
      const own = new AbortController();
      waiting.current = own;
      const known = help ?? (await learn());
      if (own.signal.aborted || !offersService(known)) return;
      if (needsConsent(known)) setState('consent');
      else await send(wish, sentences);
    },
    agree: async (sentences: readonly string[]) => {
      setAgreeing(true);
      try {
        await agree(service ?? '');
        if (wished.current !== undefined) await send(wished.current, sentences);
      } catch (error) {
        setState('idle');
        fail(error);
      } finally {
        setAgreeing(false);
      }
    },
    decline: () => {
      setDeclined(true);
      setState('idle');
    },
    reconsider: () => {
      setDeclined(false);
      setState('consent');
    },
    cancel: () => {
      waiting.current?.abort();
      setState('idle');
    },
    withdraw: async () => {
      clear();
      try {
        await withdraw();
      } catch (error) {
        fail(error);
      }
    },
  };
};
