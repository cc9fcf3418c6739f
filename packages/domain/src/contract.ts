import type { z } from 'zod';
import type { Permission } from './admin/permissions.ts';
import type { MessageCode } from './message-catalogue.ts';

/** Who may call an endpoint at all; ownership and plan rules are decided by the action behind it. */
export type Access = 'anyone' | 'user' | 'admin' | 'provider';

/** What one endpoint takes and gives, bound to its route on the server and to `call()` in the browser. */
export interface Contract {
  readonly access: Access;
  /** What a member of staff must be allowed; every endpoint of the back office names one. */
  readonly permission?: Permission;
  /** Open to a member of staff who must set up a second factor and has not. */
  readonly beforeSecondFactor?: boolean;
  readonly summary: string;
  /** What a caller who is not signed in is told, where the product words it for the occasion. */
  readonly signedOut?: MessageCode;
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  readonly body?: z.ZodType;
  /** Fields of a success beside `success: true`. */
  readonly reply: z.ZodType;
  /** Media type of a success that is a file or a stream; `reply` then describes only what a JSON form would hold. */
  readonly produces?: 'application/pdf' | 'text/event-stream' | 'text/csv' | 'image/*';
}

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Contracts of a topic, keyed by what is called: `'POST /api/contact/submit'`, `'GET /api/resumes/:id'`. */
export type ContractTable = Readonly<Record<`${Method} /${string}`, Contract>>;

/** Keeps the exact types of a topic's contracts while checking their form. */
export const contracts = <const T extends ContractTable>(table: T): T => table;

type Part<C extends Contract, K extends 'params' | 'query' | 'body', S> = C[K] extends z.ZodType
  ? { readonly [P in K]: S extends 'sent' ? z.input<C[K]> : z.output<C[K]> }
  : unknown;

/** What a caller sends. */
export type Sent<C extends Contract> = Part<C, 'params', 'sent'> &
  Part<C, 'query', 'sent'> &
  Part<C, 'body', 'sent'>;

/** What a handler receives after validation. */
export type Received<C extends Contract> = Part<C, 'params', 'received'> &
  Part<C, 'query', 'received'> &
  Part<C, 'body', 'received'>;

export type Reply<C extends Contract> = z.output<C['reply']>;
