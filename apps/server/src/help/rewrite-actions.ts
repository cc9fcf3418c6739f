import { dayInIndia } from '@kalam/domain/calendar/india-calendar';
import { completionText } from '@kalam/domain/chat-completion';
import { helpLimits } from '@kalam/domain/help/help-limits';
import {
  isEmptyAnswer,
  type Letter,
  lockedAnswer,
  type RewriteAnswer,
  sealSentences,
} from '@kalam/domain/help/rewrite-answer';
import { refuse } from '@kalam/domain/refusal';
import type { ResumeLanguage } from '@kalam/domain/resumes/resume-language';
import { parseRewriteReply, rewriteConversation } from '@kalam/domain/resumes/rewriting/rewrite-conversation';
import type { RewriteWish } from '@kalam/domain/resumes/rewriting/rewrite-operations';
import { Refused, refused } from '../failures/refused.ts';
import type { UserCaller } from '../http/bind.ts';
import type { AttemptLimit } from '../limits/attempt-limits.ts';
import type { AskChat } from '../outside/chat-completions.ts';
import { OutsideFailure } from '../outside/outside-json.ts';
import { type HelpServices, readHelp } from './help-actions.ts';
import { findOwnDetails, giveRewriteBack, takeRewrite } from './help-queries.ts';

interface RewriteRequest {
  readonly wish: RewriteWish;
  readonly language: ResumeLanguage;
  readonly sentences: readonly string[];
}

const aiTimeoutMs = 25_000;

/** What gives nothing costs the person nothing, so something else must end it. */
const triesPerPerson = {
  name: 'help rewrite',
  most: 150,
  seconds: 24 * 60 * 60,
  code: 'too-many-requests',
} as const satisfies AttemptLimit;

interface Rewritten extends RewriteAnswer {
  readonly withheld: Letter['withheld'];
  readonly remaining: number;
}

/**
 * Has sentences rewritten. One of the day's rewrites is taken before the service is asked and given back unless something
 * came of it. What is sent is looked at again here, and nothing of the answer passes that the lock does not let through.
 */
export const rewriteSentences = async (
  services: HelpServices,
  user: UserCaller,
  request: RewriteRequest,
  left: AbortSignal,
): Promise<Rewritten> => {
  const { db, now, attempts, rewriting, timeoutMs = aiTimeoutMs } = services;
  const { blockedBy } = await readHelp(services, user.id);
  if (blockedBy !== null || rewriting === undefined)
    throw refused(blockedBy ?? 'help-not-available', { limit: helpLimits.perDay });
  const letter = await seal(services, user, request.sentences);
  if (letter.outgoing.length === 0) throw refused('help-nothing-to-send');
  await attempts.count(triesPerPerson, user.id);
  const day = dayInIndia(now());
  const remaining = await takeRewrite(db, user.id, day);
  if (remaining === undefined) throw refused('help-limit-reached', { limit: helpLimits.perDay });
  let answer: RewriteAnswer | undefined;
  try {
    answer = await ask(
      rewriting.ask,
      request,
      letter,
      AbortSignal.any([left, AbortSignal.timeout(timeoutMs)]),
      timeoutMs,
    );
  } finally {
    if (answer === undefined || isEmptyAnswer(answer)) await giveRewriteBack(db, user.id, day);
  }
  return {
    ...answer,
    withheld: letter.withheld,
    remaining: isEmptyAnswer(answer) ? remaining + 1 : remaining,
  };
};

/** Under every name and contact that the account knows; the browser has already looked with those of the draft. */
const seal = async (
  { db }: HelpServices,
  user: UserCaller,
  sentences: readonly string[],
): Promise<Letter> => {
  const nobody = { fullName: '', email: '', phone: '', dateOfBirth: '' };
  const known = await findOwnDetails(db, user.id);
  const people = [{ fullName: user.displayName, email: user.email }, ...known];
  const each = new Map(people.map((person) => [JSON.stringify(person), { ...nobody, ...person }]));
  return sealSentences(sentences, [...each.values()]);
};

const ask = async (
  askChat: AskChat,
  { wish, language, sentences }: RewriteRequest,
  letter: Letter,
  signal: AbortSignal,
  timeoutMs: number,
): Promise<RewriteAnswer> => {
  const sent = letter.outgoing.map((outgoing) => outgoing.sent);
  try {
    const reply = await askChat({
      messages: rewriteConversation(wish, sent, language),
      temperature: 0.2,
      maxTokens: 2_000,
      timeoutMs,
      signal,
    });
    const operations = parseRewriteReply(completionText(reply) ?? '', wish, sent.length);
    if (operations === undefined)
      throw new OutsideFailure('The rewriting service answered no operations', false);
    return lockedAnswer(sentences, letter, operations);
  } catch (error) {
    // What is logged of it names the service and its fault, never a sentence.
    throw new Refused(refuse(signal.aborted ? 'help-slow' : 'help-failed'), undefined, error);
  }
};
