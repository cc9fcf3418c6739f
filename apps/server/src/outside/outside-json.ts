import { readBounded } from './bounded-answer.ts';

/** What an outside service did wrong. The text is for the log; a visitor never sees it. */
export class OutsideFailure extends Error {
  /** Whether the same request may well succeed a moment later. */
  readonly passing: boolean;

  constructor(message: string, passing: boolean, cause?: unknown) {
    super(message, { cause });
    this.passing = passing;
  }
}

export interface OutsideRequest {
  readonly url: URL;
  readonly headers?: Readonly<Record<string, string>>;
  /** Sent as JSON by POST; without one it is a GET. */
  readonly body?: unknown;
  /** For the whole exchange, the last byte included. */
  readonly timeoutMs: number;
  readonly maxBytes: number;
  readonly signal?: AbortSignal;
}

/**
 * Asks an outside service for JSON. Redirects are not followed: they would carry our key to an address that nobody
 * configured.
 */
export const askOutside = async (request: OutsideRequest): Promise<unknown> => {
  const { url, timeoutMs, maxBytes } = request;
  const limit = AbortSignal.timeout(timeoutMs);
  const signal = request.signal === undefined ? limit : AbortSignal.any([limit, request.signal]);
  const response = await send(request, signal);
  if (!response.ok) {
    await response.body?.cancel().catch(() => undefined);
    throw new OutsideFailure(`${url.host} answered ${response.status}`, response.status >= 500);
  }
  const text = await readText(response, url, maxBytes);
  try {
    return JSON.parse(text);
  } catch {
    throw new OutsideFailure(`${url.host} answered no JSON`, false);
  }
};

const send = async ({ url, headers, body }: OutsideRequest, signal: AbortSignal): Promise<Response> => {
  try {
    return await fetch(url, {
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        accept: 'application/json',
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      redirect: 'manual',
      signal,
    });
  } catch (error) {
    throw new OutsideFailure(`${url.host} could not be reached`, true, error);
  }
};

const readText = async (response: Response, url: URL, maxBytes: number): Promise<string> => {
  const text = await readBounded(response, maxBytes).catch((error: unknown) => {
    throw new OutsideFailure(`${url.host} broke off its answer`, true, error);
  });
  if (text === undefined) throw new OutsideFailure(`${url.host} answered more than ${maxBytes} bytes`, false);
  return text;
};

/** Once more when the first try failed for a reason that may pass. */
export const withOneRetry = async <T>(ask: () => Promise<T>): Promise<T> => {
  try {
    return await ask();
  } catch (error) {
    if (!(error instanceof OutsideFailure) || !error.passing) throw error;
    return ask();
  }
};
