import type { Config } from '../config/config.ts';

/** Where each outside service is: the real one, or its stand-in. Everything else knows only these addresses. */
export interface OutsideServices {
  readonly razorpay: NonNullable<Config['razorpay']>;
  /** Without one there is no job search (decision 71). */
  readonly jobs: Config['jobsApi'];
  /** Without one the specified fallbacks act. */
  readonly ai: Config['aiApi'];
}
