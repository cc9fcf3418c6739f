import { useEffect, useState } from 'react';
import { fetchPart } from '../../platform/loading/fetch-part.ts';

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
export type LazyParts = Awaited<ReturnType<typeof load>>;

/** Fetched when the page has appeared; if it did not come, when the connection is back or the person asks. */
export const useLazyParts = () => {
  const [parts, setParts] = useState<LazyParts>();
  const [missing, setMissing] = useState(false);
  const [tries, setTries] = useState(0);
  const retry = () => setTries((count) => count + 1);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try is another run
  useEffect(() => {
    setMissing(false);
    fetchPart(load).then(setParts, () => setMissing(true));
  }, [tries]);
  useEffect(() => {
    if (!missing) return;
    const again = () => setTries((count) => count + 1);
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, [missing]);
  return { parts, missing, retry };
};
