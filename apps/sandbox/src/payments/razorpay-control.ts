import { join } from 'node:path';
import { badRequest } from './razorpay-errors.ts';
import { fieldsOf } from './razorpay-inputs.ts';
import { openDocuments } from './razorpay-store.ts';

/** How the next call that fits goes wrong. */
export interface Fault {
  /** Below `v1`, with `*` for one part: `/orders`, `/orders/*\/payments`. Any call without it. */
  readonly path?: string;
  readonly method?: string;
  readonly status?: number;
  /** An object is sent as JSON, a text as a gateway's HTML page. */
  readonly body?: unknown;
  /** The call does its work before the answer is lost. */
  readonly after?: boolean;
  /** The connection breaks instead of an answer. */
  readonly drop?: boolean;
  /** How many calls; one unless told. */
  readonly times?: number;
}

export interface WebhookBehaviour {
  readonly off: boolean;
  /** How many more times each event is sent, whatever was answered. */
  readonly duplicate: number;
  readonly reorder: boolean;
  readonly delayMs: number;
  /** Sign with another secret, as after a rotation or by a forger. */
  readonly secret: string | null;
}

export interface ProviderBehaviour {
  readonly webhooks: WebhookBehaviour;
  readonly latencyMs: number;
  readonly failNext: readonly Fault[];
  /** Every answer becomes a page that is no JSON, with this status; null when all is well. */
  readonly garbage: number | null;
  /** Refunds are only taken in; the bank has its word on them later. */
  readonly refundsPending: boolean;
}

export const NO_FAULTS: ProviderBehaviour = {
  webhooks: { off: false, duplicate: 0, reorder: false, delayMs: 0, secret: null },
  latencyMs: 0,
  failNext: [],
  garbage: null,
  refundsPending: false,
};

export type Control = ReturnType<typeof openControl>;

/** Faults on demand, shared by all processes on the same folder. */
export function openControl(folder: string) {
  const behaviours = openDocuments<ProviderBehaviour>(join(folder, 'control'));
  const ID = 'mood';

  return {
    behaviour: async (): Promise<ProviderBehaviour> => (await behaviours.read(ID)) ?? NO_FAULTS,

    change: (body: unknown): Promise<ProviderBehaviour> =>
      behaviours.change(ID, (current = NO_FAULTS) => {
        const value = changedBehaviour(current, body);
        return { value, result: value };
      }),

    /** Takes the first fault that fits off the list. */
    async nextFault(method: string, path: string): Promise<Fault | undefined> {
      const behaviour = (await behaviours.read(ID)) ?? NO_FAULTS;
      if (!behaviour.failNext.some((fault) => fits(fault, method, path))) return undefined;
      return behaviours.change(ID, (current = NO_FAULTS) => {
        const at = current.failNext.findIndex((fault) => fits(fault, method, path));
        const fault = current.failNext[at];
        if (fault === undefined) return { result: undefined };
        const times = (fault.times ?? 1) - 1;
        const failNext = current.failNext.toSpliced(at, 1, ...(times > 0 ? [{ ...fault, times }] : []));
        return { value: { ...current, failNext }, result: fault };
      });
    },
  };
}

/** What is not named stays; `reset` forgets everything first. */
function changedBehaviour(current: ProviderBehaviour, body: unknown): ProviderBehaviour {
  const fields = fieldsOf(body);
  const from = fields.reset === true ? NO_FAULTS : current;
  const webhooks = fieldsOf(fields.webhooks);
  return {
    webhooks: {
      off: flag(webhooks, 'off', from.webhooks.off),
      duplicate: webhooks.duplicate === true ? 1 : number(webhooks, 'duplicate', from.webhooks.duplicate),
      reorder: flag(webhooks, 'reorder', from.webhooks.reorder),
      delayMs: number(webhooks, 'delayMs', from.webhooks.delayMs),
      secret:
        typeof webhooks.secret === 'string'
          ? webhooks.secret
          : webhooks.secret === null
            ? null
            : from.webhooks.secret,
    },
    latencyMs: number(fields, 'latencyMs', from.latencyMs),
    failNext: fields.failNext === undefined ? from.failNext : faultsIn(fields.failNext),
    garbage:
      fields.garbage === true
        ? 502
        : fields.garbage === false || fields.garbage === null
          ? null
          : number(fields, 'garbage', from.garbage),
    refundsPending: flag(fields, 'refundsPending', from.refundsPending),
  };
}

type Fields = Readonly<Record<string, unknown>>;

const flag = (fields: Fields, name: string, otherwise: boolean): boolean => {
  const value = fields[name] ?? otherwise;
  if (typeof value !== 'boolean') throw badRequest(`The ${name} must be true or false.`, name);
  return value;
};

function number<T extends number | null>(fields: Fields, name: string, otherwise: T): T | number {
  const value = fields[name];
  if (value === undefined) return otherwise;
  if (value === false) return 0;
  if (typeof value !== 'number' || !(value >= 0)) throw badRequest(`The ${name} must be a number.`, name);
  return value;
}

const faultsIn = (value: unknown): Fault[] => {
  if (!Array.isArray(value)) throw badRequest('The failNext must be a list.', 'failNext');
  return value.map((each) => {
    const { path, method, status, body, after, drop, times } = fieldsOf(each);
    return {
      ...(typeof path === 'string' ? { path } : {}),
      ...(typeof method === 'string' ? { method } : {}),
      ...(typeof status === 'number' ? { status } : {}),
      ...(body === undefined ? {} : { body }),
      ...(typeof times === 'number' ? { times } : {}),
      after: after === true,
      drop: drop === true,
    };
  });
};

const fits = (fault: Fault, method: string, path: string): boolean => {
  if (fault.method !== undefined && fault.method.toUpperCase() !== method) return false;
  if (fault.path === undefined) return true;
  const parts = fault.path.replace(/^\/?(v1\/)?/, '').split('/');
  const given = path.replace(/^\//, '').split('/');
  return parts.length === given.length && parts.every((part, index) => part === '*' || part === given[index]);
};
