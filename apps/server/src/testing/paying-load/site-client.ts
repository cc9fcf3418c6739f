import { randomInt } from 'node:crypto';

export interface Answer {
  readonly status: number;
  readonly body: Record<string, unknown>;
  readonly cookie: string;
}

/** Longer than the server lets a query take, so that its own answer is what a caller sees. */
const patienceMs = 25_000;

/** Callers sit in many places: no limit of one network counts all of them. */
const anyNetwork = (): string => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`;

const bodyIn = (text: string): Record<string, unknown> => {
  try {
    return JSON.parse(text);
  } catch {
    // A proxy's own page, while no server is behind it.
    return {};
  }
};

/** Status 0 stands for no answer at all: what was asked may have happened or not. */
const noAnswer: Answer = { status: 0, body: {}, cookie: '' };

export type Call = (method: string, path: string, body?: unknown, cookie?: string) => Promise<Answer>;

/** Calls the site as anybody does, through whatever stands in front of it. */
export const siteClient =
  (site: string): Call =>
  async (method, path, body, cookie = '') => {
    try {
      const answer = await fetch(`${site}${path}`, {
        method,
        signal: AbortSignal.timeout(patienceMs),
        headers: {
          'x-forwarded-for': anyNetwork(),
          ...(cookie === '' ? {} : { cookie }),
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      const cookies = answer.headers.getSetCookie().map((line) => line.split(';')[0]);
      return { status: answer.status, body: bodyIn(await answer.text()), cookie: cookies.join('; ') };
    } catch {
      return noAnswer;
    }
  };

/** For steps that nothing may disturb. */
export const orThrow = (answer: Answer, what: string): Answer => {
  if (answer.status === 200) return answer;
  throw new Error(`${what} answered ${answer.status} ${JSON.stringify(answer.body)}`);
};
