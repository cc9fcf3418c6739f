import {
  adjustModeration,
  afterModeration,
  fallbackModeration,
  type Moderation,
  moderatedContent,
  moderationConversation,
  readModerationAnswer,
} from '@kalam/domain/contact/moderation';
import { messageText } from '@kalam/domain/message-catalogue';
import type { Db } from '../database/database.ts';
import { failureText } from '../failures/failure-text.ts';
import type { AskChat } from '../outside/chat-completions.ts';
import { OutsideFailure } from '../outside/outside-json.ts';
import type { JobOptions, JobRun } from '../queue/job.ts';
import { findSubmission, lockSubmission, saveSubmission } from './contact-queries.ts';
import type { ContactTasks } from './contact-task-payloads.ts';
import { announceToStaff } from './staff-notice.ts';

/** The AI service is asked this often; then the fallback judges. */
const aiTries = 3;

export const moderationJob = {
  /** More than the AI's tries: attempts also end when a server is killed, and one must be left for the fallback. */
  maxAttempts: 8,
  /** One after another: a slow AI service must not hold up mail and payments. */
  queueName: 'moderation',
} as const satisfies JobOptions;

const aiTimeoutMs = 20_000;

interface Services {
  readonly db: Db;
  readonly now: () => Date;
  readonly askChat: AskChat | undefined;
  readonly timeoutMs?: number | undefined;
  readonly warn: (message: string) => void;
}

/** Judges a stored message (S2 §5). Whatever comes of it, the message stays where it is. */
export const createModerateMessage =
  (services: Services) =>
  async ({ id }: ContactTasks['moderate-message'], job: JobRun): Promise<void> => {
    const submission = await findSubmission(services.db, id);
    if (submission === undefined || submission.moderatedAt !== null) return;
    const moderation = await judge(services, moderatedContent(submission), job);
    await keepJudgement(services, id, moderation);
  };

const judge = async (services: Services, content: string, job: JobRun): Promise<Moderation> => {
  const { askChat, warn } = services;
  if (askChat === undefined || job.attempt > aiTries) return fallbackModeration(content);
  try {
    return adjustModeration(content, await askForJudgement(services, askChat, content, job));
  } catch (error) {
    if (job.attempt < aiTries || job.signal.aborted) throw error;
    warn(`A message is judged by the fallback: ${failureText(error)}`);
    return fallbackModeration(content);
  }
};

const askForJudgement = async (
  { timeoutMs }: Services,
  askChat: AskChat,
  content: string,
  { signal }: JobRun,
): Promise<Moderation> => {
  const answer = await askChat({
    messages: moderationConversation(content),
    temperature: 0,
    maxTokens: 400,
    timeoutMs: timeoutMs ?? aiTimeoutMs,
    signal,
  });
  const read = readModerationAnswer(answer);
  if (read.refusal !== undefined) throw new OutsideFailure(messageText(read.refusal), true);
  return read.moderation;
};

const keepJudgement = ({ db, now }: Services, id: string, moderation: Moderation): Promise<void> =>
  db.transaction(async (tx) => {
    const submission = await lockSubmission(tx, id);
    if (submission === undefined || submission.moderatedAt !== null) return;
    const at = now();
    const { analysis, ...verdict } = moderation;
    const judged = { ...submission, ...afterModeration(submission, moderation) };
    await saveSubmission(tx, {
      ...judged,
      moderation: { ...verdict, analysis: { ...analysis, keywords: [...analysis.keywords] } },
      moderatedAt: at,
      updatedAt: at,
    });
    await announceToStaff(tx, judged, at);
  });
