import { useEffect, useState } from 'react';

/** What the page needs only once somebody writes: rules, messages, lists of words and what is said about them. */
const load = async () => {
  const [{ errorsIn, fieldError, judgeMessage, sendMessage }, { MessageVerdict }, { MessageSent }] =
    await Promise.all([
      import('./contact-sending.ts'),
      import('./message-verdict.tsx'),
      import('./message-sent.tsx'),
    ]);
  return { errorsIn, fieldError, judgeMessage, sendMessage, MessageVerdict, MessageSent };
};
export type ContactLater = Awaited<ReturnType<typeof load>>;

const tryAgainMs = 2_000;

/** Fetched when the page has appeared, and again for as long as a lost connection holds it back. */
export const useContactLater = (): ContactLater | undefined => {
  const [later, setLater] = useState<ContactLater>();
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try is another run
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    load().then(setLater, () => {
      timer = setTimeout(() => setTries((count) => count + 1), tryAgainMs);
    });
    return () => clearTimeout(timer);
  }, [tries]);
  return later;
};
