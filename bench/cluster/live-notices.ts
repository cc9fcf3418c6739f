import { setTimeout as sleep } from 'node:timers/promises';

export interface NoticeWatch {
  readonly last: () => string;
  close(): void;
}

/** Follows the live settings of one server, as every open page does. */
export const watchNotices = (server: string): NoticeWatch => {
  const closing = new AbortController();
  let last = '';
  const follow = async (): Promise<void> => {
    const answer = await fetch(`${server}/api/settings/checkout/stream`, { signal: closing.signal });
    const decoder = new TextDecoder();
    let text = '';
    for await (const chunk of answer.body ?? []) {
      text += decoder.decode(chunk, { stream: true });
      const events = text.split('\n\n');
      text = events.pop() ?? '';
      for (const event of events) last = /"maintenanceMessage":"([^"]*)"/.exec(event)?.[1] ?? last;
    }
  };
  void (async () => {
    while (!closing.signal.aborted) {
      await follow().catch(() => undefined);
      await sleep(500, undefined, { signal: closing.signal }).catch(() => undefined);
    }
  })();
  return { last: () => last, close: () => closing.abort() };
};
