/** Runs when the browser has nothing better to do, within a second; gives back a way to call it off. */
export const whenIdle = (run: () => void): (() => void) => {
  // Safari has no idle time to offer.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(run, 100);
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback(run, { timeout: 1000 });
  return () => cancelIdleCallback(request);
};
