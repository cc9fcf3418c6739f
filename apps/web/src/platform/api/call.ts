import type { Contract, Reply, Sent } from '@kalam/domain/contract';
import type { Contracts } from '@kalam/domain/contracts';
import type { MessageParams } from '@kalam/domain/refusal';
import { isRecord } from '../is-record.ts';
import { translate, translator } from '../languages/translator.ts';
import { takeEarlyAnswer } from './early-answers.ts';

/** Why a call gave nothing: the server's own words, or that it could not be reached. */
export class Refused extends Error {
  override readonly name = 'Refused';
  /** Stable name of the reason; `network` when there was no answer at all. */
  readonly code: string;
  /** What to show. */
  readonly error: string;
  /** Dotted path of the field concerned. */
  readonly field: string | undefined;
  /** HTTP status; 0 when there was no answer. */
  readonly status: number;
  /** What the message names, or what is said beside it. */
  readonly params: MessageParams | undefined;

  constructor(refusal: {
    code: string;
    error: string;
    field?: string | undefined;
    status: number;
    params?: MessageParams;
  }) {
    super(refusal.error);
    this.code = refusal.code;
    this.error = refusal.error;
    this.field = refusal.field;
    this.status = refusal.status;
    this.params = refusal.params;
  }
}

type Endpoint = keyof Contracts;
type ContractOf<E extends Endpoint> = Contracts[E] extends Contract ? Contracts[E] : never;
type SentTo<E extends Endpoint> = Sent<ContractOf<E>>;
type CallArgs<E extends Endpoint> =
  // An endpoint without params, query and body is called with its name alone.
  keyof SentTo<E> extends never ? [] : [sent: SentTo<E> & { readonly signal?: AbortSignal }];
export type ReplyOf<E extends Endpoint> = Reply<ContractOf<E>>;

interface AnySent {
  readonly params?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
  /** Gives the call up. */
  readonly signal?: AbortSignal;
}

/** What the browser itself says. */
export const unreachable = (): Refused =>
  new Refused({
    code: 'network',
    error: translate('We could not reach the server. Please check your internet connection and try again.'),
    status: 0,
  });

/** `/api/resumes/{id}` or `/api/resumes/:id` with its values, and the query behind it. Absent values are left out. */
export const addressOf = (path: string, { params = {}, query = {} }: AnySent): string => {
  const filled = path.replace(/\{(\w+)\}|:(\w+)/g, (_, braced?: string, colon?: string) =>
    encodeURIComponent(String(params[braced ?? colon ?? ''])),
  );
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    for (const one of Array.isArray(value) ? value : [value]) {
      if (one !== undefined && one !== null && one !== '') search.append(name, String(one));
    }
  }
  return search.size === 0 ? filled : `${filled}?${search}`;
};

const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

/** What the message names, so that it can be said in another language. */
const paramsOf = (value: unknown): MessageParams =>
  Object.fromEntries(
    Object.entries(isRecord(value) ? value : {}).filter(
      (entry): entry is [string, string | number] =>
        typeof entry[1] === 'string' || typeof entry[1] === 'number',
    ),
  );

const answerOf = async (response: Response): Promise<unknown> => {
  try {
    return await response.json();
  } catch {
    return undefined;
  }
};

/** The only fetch of the web app; shows nothing itself. */
const ask = async (endpoint: Endpoint, sent: AnySent, accept: string): Promise<Response> => {
  const [method = 'GET', path = ''] = endpoint.split(' ', 2);
  const { body, signal, ...rest } = sent;
  const address = addressOf(path, rest);
  const early = await takeEarlyAnswer(method, address);
  if (early) return early;
  try {
    return await fetch(address, {
      method,
      ...(signal && { signal }),
      credentials: 'same-origin',
      headers: { accept, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  } catch {
    throw unreachable();
  }
};

let onSignedOut: (() => void) | undefined;

/** Tells when an answer says that nobody is signed in; answers that say so in words of their own are left to who asked. */
export const watchSignedOut = (listener: () => void) => {
  onSignedOut = listener;
  return () => {
    onSignedOut = undefined;
  };
};

const refusedBy = (status: number, answer: unknown): Refused => {
  const refusal = isRecord(answer) ? answer : {};
  const code = textOf(refusal.code) ?? 'unexpected-error';
  if (code === 'not-signed-in') onSignedOut?.();
  const params = paramsOf(refusal.params);
  return new Refused({
    code,
    error:
      translator()?.message({ code, params }) ??
      textOf(refusal.error) ??
      translator()?.message({ code: 'unexpected-error' }) ??
      'An unexpected error occurred',
    field: textOf(refusal.field),
    status,
    params,
  });
};

/** Calls an endpoint, typed by the contract it names. */
export const call = async <E extends Endpoint>(endpoint: E, ...[sent]: CallArgs<E>): Promise<ReplyOf<E>> => {
  const response = await ask(endpoint, sent ?? {}, 'application/json');
  const answer = await answerOf(response);
  if (response.ok && isRecord(answer) && answer.success === true) return answer as ReplyOf<E>;
  throw refusedBy(response.status, answer);
};

/** The same for an endpoint that answers with a file. */
export const callFile = async <E extends Endpoint>(endpoint: E, ...[sent]: CallArgs<E>): Promise<Blob> => {
  const response = await ask(endpoint, sent ?? {}, '*/*');
  if (!response.ok) throw refusedBy(response.status, await answerOf(response));
  try {
    return await response.blob();
  } catch {
    throw unreachable();
  }
};
