import type { Draft } from '../draft.ts';
import type { PaidMark } from '../paid/paid-mark.ts';
import { forgetPut, putDraft, putPaid, readDrafts, removeDrafts } from './journal-database.ts';
import { hasWork, type JournalRecord, keptRecord, packDraft } from './journal-record.ts';

/** A draft kept on this device: neither saved nor downloaded, or paid for. */
export interface UnfinishedDraft extends JournalRecord {
  /** Another tab has it open right now. */
  readonly openElsewhere: boolean;
}

export type JournalState =
  | { readonly kind: 'empty' | 'saving' }
  | { readonly kind: 'saved'; readonly at: number }
  /** `full`: the device has no room; `unavailable`: the browser keeps nothing, as some do in a private window. */
  | { readonly kind: 'failed'; readonly why: 'full' | 'unavailable' };

const lockName = (id: string): string => `kalam-journal:${id}`;

const locks = (): LockManager | undefined => navigator.locks;

const heldIds = async (ids: readonly string[]): Promise<ReadonlySet<string>> => {
  const { held = [] } = (await locks()?.query()) ?? {};
  const names = new Set(held.map(({ name }) => name));
  return new Set(ids.filter((id) => id !== current?.id && names.has(lockName(id))));
};

const reloadMs = 150;

/** A page that is being reloaded may not have let go yet; only a hold that lasts is another tab's. */
const heldElsewhere = async (ids: readonly string[]): Promise<ReadonlySet<string>> => {
  const held = await heldIds(ids);
  if (held.size === 0) return held;
  await new Promise((resolve) => setTimeout(resolve, reloadMs));
  return heldIds(ids);
};

/** Everything worth finishing; empty when the browser keeps nothing. For the builder, the dashboard and sign-out. */
export const unfinishedDrafts = async (now: number = Date.now()): Promise<UnfinishedDraft[]> => {
  try {
    const found = await readDrafts();
    const held = await heldElsewhere(found.map(({ id }) => id));
    const records = found.flatMap((record) => keptRecord(record, now) ?? []);
    const forgotten = found.filter(({ id }) => !records.some((record) => record.id === id));
    if (forgotten.length > 0) await removeWork(forgotten.map(({ id }) => id));
    for (const record of records) {
      // The mark's time is over; an open tab writes its own without it.
      const wasPaid = found.some(({ id, paid }) => id === record.id && paid && !record.paid);
      if (wasPaid && !held.has(record.id)) await restoreWork(record);
    }
    return records
      .filter(({ draft }) => hasWork(draft))
      .sort((a, b) => b.savedAt - a.savedAt)
      .map((record) => ({ ...record, openElsewhere: held.has(record.id) }));
  } catch {
    return [];
  }
};

export const removeWork = async (ids: readonly string[]): Promise<void> => {
  await removeDrafts(ids);
  notifyTabs('removed');
};

/** Puts back what `removeWork` took. */
export const restoreWork = ({ id, draft, savedAt, paid }: JournalRecord): Promise<void> =>
  putDraft(id, packDraft(draft, paid), savedAt, 'strict');

/** `removed`: work lies there no longer, and with it pictures that only it showed. */
type News = 'cleared' | 'removed';
const channelName = 'kalam-journal';

const notifyTabs = (news: News): void => {
  const channel = new BroadcastChannel(channelName);
  channel.postMessage(news);
  channel.close();
};

/** Empties the journal, here and in the builder of every open tab. For sign-out. */
export const clearJournal = async (): Promise<void> => {
  const open = current;
  open?.discard();
  await open?.flush();
  await removeDrafts('all');
  notifyTabs('cleared');
};

const reasonOf = (failure: unknown): 'full' | 'unavailable' =>
  failure instanceof DOMException && failure.name === 'QuotaExceededError' ? 'full' : 'unavailable';

/** The journal of the builder that is open in this tab. */
let current: Journal | undefined;

/** The work open in this tab; without a draft as long as nothing was typed since it was opened. */
export const workInTab = (): { readonly id: string; readonly draft: Draft | undefined } | undefined =>
  current && { id: current.id, draft: current.newest };

/** A completed save or download: what was typed lies elsewhere now. */
export const completeWork = async (): Promise<void> => {
  await current?.clear();
};

/** A piece of work as it was at one moment. */
export interface WorkMark {
  readonly id: string;
  readonly savedAt: number;
}

export const workNow = (): WorkMark | undefined =>
  current?.state.kind === 'saved' ? { id: current.id, savedAt: current.state.at } : undefined;

/** The same after a reload: what was completed goes, unless something was typed since. */
export const completeEarlierWork = async ({ id, savedAt }: WorkMark): Promise<void> => {
  const now =
    current?.id === id ? workNow() : (await readDrafts().catch(() => [])).find((record) => record.id === id);
  if (now?.savedAt !== savedAt) return;
  if (current?.id === id) await current.clear();
  else await removeWork([id]).catch(() => undefined);
};

/** Says of a piece of work, open in this tab or only kept, that it is paid for. */
export const markPaid = async (work: Pick<WorkMark, 'id'> | undefined, paid: PaidMark): Promise<void> => {
  if (current && (work === undefined || work.id === current.id)) await current.markPaid(paid);
  else if (work) await putPaid(work.id, paid).catch(() => undefined);
};

/** The mark of what is open in this tab. */
export const openPaidMark = (): PaidMark | undefined => current?.paid;

/** The paid work of an order, wherever it lies on this device. */
const findPaidWork = async (orderId: string): Promise<JournalRecord | undefined> =>
  (await readDrafts().catch(() => [])).find(({ paid }) => paid?.orderId === orderId);

/** Where the paid resume can be corrected: the work it was made of, or a copy of it made here. Answers the work's id. */
export const keepPaidWork = async (draft: Draft, paid: PaidMark, newId: string): Promise<string> => {
  const kept = await findPaidWork(paid.orderId);
  if (kept) return kept.id;
  await putDraft(newId, packDraft(draft, paid), Date.now(), 'strict');
  return newId;
};

/** The corrected resume is what is paid for now. */
export const updatePaid = async (paid: PaidMark): Promise<void> => {
  if (current?.paid?.orderId === paid.orderId) return current.markPaid(paid);
  const kept = await findPaidWork(paid.orderId);
  if (kept) await putPaid(kept.id, paid).catch(() => undefined);
};

/** Takes the work that was paid for off the device; the screen keeps it until it is left. Answers the work's id. */
export const removePaidWork = async ({ orderId }: Pick<PaidMark, 'orderId'>): Promise<string | undefined> => {
  if (current?.paid?.orderId === orderId) {
    const { id } = current;
    await current.clear({ keepMark: true });
    return id;
  }
  const kept = await findPaidWork(orderId);
  if (kept) await removeWork([kept.id]).catch(() => undefined);
  return kept?.id;
};

/** Empties the screen, too, where it still shows it. */
export const leaveScreen = async ({ orderId }: Pick<PaidMark, 'orderId'>): Promise<void> => {
  if (current?.paid?.orderId !== orderId) return;
  const open = current;
  await open.clear();
  open.startOver();
};

const slowMs = 250;

/** Beyond this a device hangs, and only the newest is worth writing. */
const mostUnderWay = 20;

interface JournalEvents {
  /** Another tab took the work over; nothing is written here any more. */
  readonly onTaken: () => void;
  /** Someone signed out in another tab: the work is gone and must not come back. */
  readonly onCleared: () => void;
}

interface OpenOptions {
  readonly take?: boolean;
  readonly savedAt?: number | undefined;
  readonly paid?: PaidMark | undefined;
  /** Closes it, also while another tab still has the work. */
  readonly signal: AbortSignal;
}

/** One piece of work in this tab. Every change is written at once. */
export class Journal {
  readonly id: string;
  readonly #events: JournalEvents;
  readonly #listeners = new Set<() => void>();
  readonly #channel = new BroadcastChannel(channelName);
  #state: JournalState = { kind: 'empty' };
  #paid: PaidMark | undefined;
  #newest: Draft | undefined;
  /** The newest, while too many are under way. */
  #waiting: Draft | undefined;
  #underWay = 0;
  #last: Promise<void> = Promise.resolve();
  #slow: ReturnType<typeof setTimeout> | undefined;
  #ended = false;
  #release: () => void = () => undefined;

  private constructor(id: string, events: JournalEvents) {
    this.id = id;
    this.#events = events;
    this.#channel.onmessage = ({ data }: MessageEvent<News>) => {
      forgetPut();
      if (data !== 'cleared') return;
      this.discard();
      events.onCleared();
    };
    document.addEventListener('visibilitychange', this.#onHide);
    window.addEventListener('pagehide', this.#onHide);
  }

  /**
   * Opens work under its id, new or left behind, and keeps other tabs from writing it; `take` ends their hold. Gives
   * nothing when it was closed before.
   */
  static async open(
    id: string,
    events: JournalEvents,
    { take = false, savedAt, paid, signal }: OpenOptions,
  ): Promise<Journal | undefined> {
    const journal = new Journal(id, events);
    if (savedAt !== undefined) journal.#state = { kind: 'saved', at: savedAt };
    journal.#paid = paid;
    signal.addEventListener('abort', () => journal.close());
    await journal.#hold(take, signal);
    // Left in the meantime: it must not stand in the way of what was opened since.
    if (signal.aborted) return undefined;
    current = journal;
    return journal;
  }

  get state(): JournalState {
    return this.#state;
  }

  get paid(): PaidMark | undefined {
    return this.#paid;
  }

  /** From here on it is written with every change. */
  async markPaid(paid: PaidMark): Promise<void> {
    this.#paid = paid;
    this.#become(this.#state);
    await putPaid(this.id, paid).catch(() => undefined);
  }

  /** Shows a blank page in the place of what was cleared. */
  startOver(): void {
    this.discard();
    this.#events.onCleared();
  }

  get newest(): Draft | undefined {
    return this.#newest;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  write(draft: Draft): void {
    if (this.#ended) return;
    this.#newest = draft;
    // Not one after the other: a browser that is killed loses what still waits for its turn.
    if (this.#underWay < mostUnderWay) this.#send(draft, 'relaxed');
    else this.#waiting = draft;
  }

  /** Resolves when everything written so far is on the device. */
  async flush(): Promise<void> {
    while (this.#underWay > 0) await this.#last;
  }

  /** Tries again after a failure. */
  retry(draft: Draft): Promise<void> {
    this.write(draft);
    return this.flush();
  }

  /** The work is done: its copy goes, and the next change begins a new one. */
  async clear({ keepMark = false } = {}): Promise<void> {
    this.#waiting = undefined;
    if (!keepMark) this.#paid = undefined;
    await this.flush();
    await removeDrafts([this.id]).catch(() => undefined);
    this.#become({ kind: 'empty' });
  }

  /** Stops at once without writing what is waiting. */
  discard(): void {
    this.#waiting = undefined;
    this.#newest = undefined;
    this.close();
  }

  close(): void {
    if (this.#waiting) this.#send(this.#waiting, 'strict');
    this.#ended = true;
    document.removeEventListener('visibilitychange', this.#onHide);
    window.removeEventListener('pagehide', this.#onHide);
    this.#channel.close();
    this.#release();
    if (current === this) current = undefined;
  }

  readonly #onHide = (): void => {
    if (document.visibilityState === 'visible' || this.#underWay === 0 || !this.#newest) return;
    // A phone may end a hidden page without an event: the last letters go through to the disk.
    this.#send(this.#newest, 'strict');
  };

  async #hold(take: boolean, signal: AbortSignal): Promise<void> {
    const manager = locks();
    if (!manager) return;
    await new Promise<void>((held) => {
      const until = new Promise<void>((release) => {
        this.#release = release;
      });
      manager
        .request(lockName(this.id), take ? { steal: true } : { signal }, () => {
          held();
          return until;
        })
        .catch(() => {
          held();
          // Stolen by a tab where the person chose to go on.
          if (this.#ended) return;
          this.discard();
          this.#events.onTaken();
        });
    });
  }

  #send(draft: Draft, durability: IDBTransactionDurability): void {
    this.#waiting = undefined;
    this.#underWay += 1;
    // A write takes a few milliseconds; only one that hangs is shown.
    this.#slow ??= setTimeout(() => this.#become({ kind: 'saving' }), slowMs);
    this.#last = this.#put(draft, durability).then((state) => {
      this.#underWay -= 1;
      if (this.#waiting) this.#send(this.#waiting, durability);
      if (this.#underWay > 0) return;
      clearTimeout(this.#slow);
      this.#slow = undefined;
      this.#become(state);
    });
  }

  async #put(draft: Draft, durability: IDBTransactionDurability): Promise<JournalState> {
    const at = Date.now();
    try {
      await putDraft(this.id, packDraft(draft, this.#paid), at, durability);
      return { kind: 'saved', at };
    } catch (failure) {
      return { kind: 'failed', why: reasonOf(failure) };
    }
  }

  #become(state: JournalState): void {
    this.#state = state;
    for (const listener of this.#listeners) listener();
  }
}
