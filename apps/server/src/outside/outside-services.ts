import type { AiApi, Config, NamedAiApi } from '../config/config.ts';

/** Where each outside service is: the real one, or its stand-in. Everything else knows only these addresses. */
export interface OutsideServices {
  readonly razorpay: NonNullable<Config['razorpay']>;
  /** Without one there is no job search (decision 71). */
  readonly jobs: Config['jobsApi'];
  /** Without one the specified fallbacks act. */
  readonly ai: AiApi | undefined;
  /** Rewrites sentences for people; without one the advice on their device does what it can. */
  readonly rewriting: NamedAiApi | undefined;
}
