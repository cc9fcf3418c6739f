import type { CheckoutSettingsView } from '@kalam/domain/settings/setting-model';
import type { Database, Db } from '../database/database.ts';
import { EventStreams } from '../http/event-stream.ts';
import { checkoutChannel } from './checkout-settings-actions.ts';
import { readCheckoutSettings } from './read-checkout-settings.ts';

const pollPause = 30_000;
/** How old an answer from memory may be, should a notice be late: a whole town may ask in that time. */
const keptFor = 1000;

/** Carries a change of the settings to every browser that is connected to this process. */
export class CheckoutSettingsFeed {
  readonly streams = new EventStreams();
  readonly #db: Db;
  readonly #log: (message: string) => void;
  #kept: { readonly settings: Promise<CheckoutSettingsView>; readonly until: number } | undefined;
  #timer: NodeJS.Timeout | undefined;
  #unlisten: (() => Promise<void>) | undefined;

  constructor(db: Db, log: (message: string) => void) {
    this.#db = db;
    this.#log = log;
  }

  /** The notice is quick; the poll, which says it again to all, is the net under it. */
  async start(listen: Database['listen']): Promise<void> {
    this.#unlisten = await listen(checkoutChannel, () => {
      this.forget();
      void this.#refresh();
    });
    this.#timer = setInterval(() => void this.#refresh(), pollPause);
    this.#timer.unref();
  }

  /** For pages, of which there may be many: one read of the database a second. Staff are answered from the database. */
  read(): Promise<CheckoutSettingsView> {
    const at = performance.now();
    if (this.#kept !== undefined && at < this.#kept.until) return this.#kept.settings;
    const settings = readCheckoutSettings(this.#db);
    const kept = { settings, until: at + keptFor };
    this.#kept = kept;
    settings.catch(() => {
      if (this.#kept === kept) this.forget();
    });
    return settings;
  }

  /** After a change: what is being read at this moment may be from before it. */
  forget(): void {
    this.#kept = undefined;
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer);
    this.streams.close();
    await this.#unlisten?.();
  }

  async #refresh(): Promise<void> {
    if (this.streams.size === 0) return;
    try {
      this.streams.send('checkout', await this.read());
    } catch {
      this.#log('the checkout settings could not be read; the next poll tries again');
    }
  }
}
