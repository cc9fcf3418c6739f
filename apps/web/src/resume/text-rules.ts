import { defaultTextRules, type TextRules, textRules } from '@kalam/domain/resumes/rules/text-rules';
import { useSyncExternalStore } from 'react';
import { call } from '../platform/api/call.ts';

const key = 'kalam-text-rules';

/** What was heard last holds until the server has answered, and where it cannot be reached. */
const remembered = (): TextRules => {
  try {
    const text = localStorage.getItem(key);
    return textRules.find((one) => one === text) ?? defaultTextRules;
  } catch {
    return defaultTextRules;
  }
};

let rules: TextRules | undefined;
const listeners = new Set<() => void>();

/** @internal */
export const currentTextRules = (): TextRules => {
  rules ??= remembered();
  return rules;
};

/**
 * As staff set them.
 * @internal
 */
export const setTextRules = (next: TextRules): void => {
  if (next === currentTextRules()) return;
  rules = next;
  try {
    localStorage.setItem(key, next);
  } catch {
    // A browser that keeps nothing asks again at the next visit.
  }
  for (const listener of listeners) listener();
};

/** Staff seldom change them, so a page asks when it is opened and when it is come back to. */
const ask = async (): Promise<void> => {
  if (document.visibilityState === 'hidden') return;
  const reply = await call('GET /api/settings/text-rules').catch(() => undefined);
  if (reply) setTextRules(reply.textRules);
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  if (listeners.size === 1) {
    void ask();
    document.addEventListener('visibilitychange', ask);
  }
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) document.removeEventListener('visibilitychange', ask);
  };
};

/** Whether rules about the form of a text ask or decide. */
export const useTextRules = (): TextRules =>
  useSyncExternalStore(subscribe, currentTextRules, () => defaultTextRules);
