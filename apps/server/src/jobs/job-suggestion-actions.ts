import { completionText } from '@kalam/domain/chat-completion';
import { titlesForBeginner } from '@kalam/domain/jobs/beginner-titles';
import {
  fallbackTitles,
  parseSuggestedTitles,
  suggestionConversation,
  type suggestionSources,
} from '@kalam/domain/jobs/job-suggestions';
import { titlesForResume } from '@kalam/domain/jobs/resume-titles';
import { titlesForSkills } from '@kalam/domain/jobs/skill-titles';
import type { Db } from '../database/database.ts';
import { orRefused } from '../failures/refused.ts';
import type { AttemptLimit, AttemptLimits } from '../limits/attempt-limits.ts';
import type { AnswerCache } from '../outside/answer-cache.ts';
import type { AskChat } from '../outside/chat-completions.ts';
import { OutsideFailure } from '../outside/outside-json.ts';
import { findTitleSources } from './job-queries.ts';

export interface SuggestionServices {
  readonly db: Db;
  readonly attempts: AttemptLimits;
  readonly askChat: AskChat | undefined;
  readonly suggested: AnswerCache<readonly string[]>;
  readonly timeoutMs?: number | undefined;
  readonly warn: (message: string) => void;
}

export interface Suggestions {
  titles: string[];
  source: (typeof suggestionSources)[number];
}

const aiTimeoutMs = 8_000;
const mostSkills = 50;

/** Beyond it the table answers: nobody waits, and the AI service is not paid for a program that asks on and on. */
const askedPerUser = {
  name: 'job suggestions',
  most: 30,
  seconds: 60 * 60,
  code: 'too-many-requests',
} as const satisfies AttemptLimit;

/** Each skill once, whatever its case. */
const distinct = (names: readonly string[]): readonly string[] => {
  const skills = new Map<string, string>();
  for (const name of names) {
    const skill = name.trim();
    if (skill !== '' && !skills.has(skill.toLowerCase())) skills.set(skill.toLowerCase(), skill);
  }
  return [...skills.values()].slice(0, mostSkills);
};

/**
 * Titles from the skills of a person's resumes: the AI service's, else the table's; for a fresher those of posts one begins
 * with, from studies and projects too; without skills that lead anywhere, from the rest of the resumes. The specified list answers a failure alone: offered to everybody it would seem derived.
 */
export const suggestTitles = async (services: SuggestionServices, userId: string): Promise<Suggestions> => {
  const sources = await orRefused('job-suggestions-failed', () => findTitleSources(services.db, userId));
  const skills = distinct(sources.skills);
  const asked =
    skills.length > 0
      ? await askForTitles(services, userId, { skills, isFresher: sources.isFresher })
      : undefined;
  const begun = asked === undefined && sources.isFresher ? titlesForBeginner({ ...sources, skills }) : [];
  if (begun.length > 0) return { titles: [...begun], source: 'beginner' };
  const fromSkills = asked ?? titlesForSkills(skills);
  if (fromSkills.length > 0) return { titles: [...fromSkills], source: 'skills' };
  const titles = titlesForResume(sources);
  if (titles.length > 0) return { titles: [...titles], source: 'resume' };
  const hasFailed = services.askChat !== undefined && skills.length > 0;
  return hasFailed ? { titles: [...fallbackTitles], source: 'fallback' } : { titles: [], source: 'none' };
};

const askForTitles = async (
  { askChat, attempts, suggested, timeoutMs, warn }: SuggestionServices,
  userId: string,
  { skills, isFresher }: { readonly skills: readonly string[]; readonly isFresher: boolean },
): Promise<readonly string[] | undefined> => {
  if (askChat === undefined) return undefined;
  const ask = async (): Promise<readonly string[]> => {
    if (!(await attempts.allows(askedPerUser, userId))) throw new Error('asked too often');
    const answer = await askChat({
      messages: suggestionConversation(skills, isFresher),
      temperature: 0.7,
      maxTokens: 300,
      timeoutMs: timeoutMs ?? aiTimeoutMs,
    });
    const titles = parseSuggestedTitles(completionText(answer) ?? '');
    if (titles.length === 0) throw new OutsideFailure('The AI service suggested no titles', false);
    return titles;
  };
  try {
    return await suggested.get(JSON.stringify([skills, isFresher]).toLowerCase(), ask);
  } catch (error) {
    warn(`Job suggestions come from the table: ${error instanceof Error ? error.message : String(error)}`);
    return undefined;
  }
};
