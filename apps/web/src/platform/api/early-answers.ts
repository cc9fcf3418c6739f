declare global {
  interface Window {
    /** Set by before-paint.js: what was asked for before the app's code was here. Nothing where the asking failed. */
    earlyAnswers?: Record<string, Promise<Response | undefined>> | undefined;
  }
}

/** Taken once, by the first call to that address: an answer is as old as the page. */
export const takeEarlyAnswer = async (method: string, address: string): Promise<Response | undefined> => {
  const waiting = method === 'GET' && typeof window !== 'undefined' ? window.earlyAnswers : undefined;
  const answer = waiting?.[address];
  if (waiting === undefined || answer === undefined) return undefined;
  delete waiting[address];
  return answer;
};

/** What nobody took by now is not given to a later call. */
export const dropEarlyAnswers = (): void => {
  delete window.earlyAnswers;
};
