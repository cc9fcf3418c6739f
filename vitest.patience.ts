/** For what hangs, not for what is slow: a busy machine is no fault. */
export const patience = { testTimeout: 180_000, hookTimeout: 180_000 };
