import { useState } from 'react';

const storageKey = (name: string): string => `kalam-draft:${name}`;

/** Without storage the form still works. */
const attempt = <Result>(act: () => Result): Result | undefined => {
  try {
    return act();
  } catch {
    return undefined;
  }
};

/**
 * A text that is long to write: it is found again after a closed dialog, a reload or a session that ended meanwhile, in
 * this tab alone. `forget` it once it was sent; signing out forgets all of them.
 */
export const useKeptDraft = (name: string) => {
  const key = storageKey(name);
  const [text, setText] = useState(() => attempt(() => sessionStorage.getItem(key)) ?? '');
  return {
    text,
    write: (next: string) => {
      setText(next);
      attempt(() => (next === '' ? sessionStorage.removeItem(key) : sessionStorage.setItem(key, next)));
    },
    forget: () => void attempt(() => sessionStorage.removeItem(key)),
  };
};

export const forgetDrafts = (): void => {
  const kept = attempt(() => Object.keys(sessionStorage)) ?? [];
  for (const key of kept) if (key.startsWith(storageKey(''))) sessionStorage.removeItem(key);
};
