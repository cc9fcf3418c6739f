import type { Readable } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { may, type StaffRole } from '@kalam/domain/admin/permissions';
import type { Access, Contract, ContractTable, Received, Reply } from '@kalam/domain/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods, RouteHandlerMethod } from 'fastify';
import { z } from 'zod';
import type { Config } from '../config/config.ts';
import { Refused, refused } from '../failures/refused.ts';
import type { RefusedBodies } from '../limits/refused-bodies.ts';
import { refusalSchema } from './errors.ts';
import { requireSameOrigin } from './same-origin.ts';

/** A member of the public with a live session. */
export interface UserCaller {
  readonly id: string;
  readonly email: string;
  readonly displayName: string;
}

/** A member of staff whose admin record is active at this moment. */
export interface AdminCaller {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly role: StaffRole;
}

/** Find out who is calling, and throw when they may not pass. */
export interface Authenticators {
  readonly user: (request: FastifyRequest, reply: FastifyReply) => Promise<UserCaller>;
  readonly admin: (
    request: FastifyRequest,
    reply: FastifyReply,
    beforeSecondFactor?: boolean,
  ) => Promise<AdminCaller>;
  /** The user, if the caller is one; nobody is turned away. */
  readonly visitor: (request: FastifyRequest, reply: FastifyReply) => Promise<UserCaller | undefined>;
}

/** A list taken away as a file is written down as a change is; a look at a person by the action behind it (`auditView`). */
export interface StaffAudit {
  readonly listExported: (by: AdminCaller, path: string, query: Record<string, unknown>) => Promise<void>;
}

export interface BindContext {
  readonly config: Pick<Config, 'publicUrl' | 'onLoopback'>;
  readonly authenticators: Authenticators;
  readonly staffAudit: StaffAudit;
  readonly refusedBodies: RefusedBodies;
}

type Caller<A extends Access> = A extends 'user'
  ? { readonly user: UserCaller }
  : A extends 'admin'
    ? { readonly admin: AdminCaller }
    : A extends 'anyone'
      ? { readonly findUser: () => Promise<UserCaller | undefined> }
      : unknown;

/** A reply that is no JSON: a table to keep, a receipt. */
export class FileAnswer<Content extends string | Buffer | Readable = string | Buffer | Readable> {
  readonly contentType: string;
  readonly fileName: string;
  readonly content: Content;

  constructor(contentType: string, fileName: string, content: Content) {
    this.contentType = contentType;
    this.fileName = fileName;
    this.content = content;
  }
}

/** For a handler that took the connection over (`reply.hijack()`), such as a stream of events. */
export const hijacked = Symbol('hijacked');

export type Call<C extends Contract> = Received<C> &
  Caller<C['access']> & { readonly request: FastifyRequest; readonly reply: FastifyReply };

export type Handler<C extends Contract> = (call: Call<C>) => Promise<Reply<C> | FileAnswer | typeof hijacked>;

/** Every contract of a table has a handler, or it does not compile. */
export type Handlers<T extends ContractTable> = {
  readonly [K in keyof T]: T[K] extends Contract ? Handler<T[K]> : never;
};

/** Where a route takes more than a form's worth of bytes. */
export interface RouteLimits {
  readonly bodyLimit: number;
  /** What of it may be something else than pictures. */
  readonly wordsLimit?: number;
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Methods by path pattern, to tell a wrong method from a wrong address. */
    boundMethods: Map<string, Set<string>>;
  }
}

/** For a module that answers a part of a topic's table. */
export const pickContracts = <T extends ContractTable, const K extends keyof T>(
  table: T,
  keys: readonly K[],
): Pick<T, K> => {
  const wanted = new Set<PropertyKey>(keys);
  return Object.fromEntries(Object.entries(table).filter(([key]) => wanted.has(key))) as Pick<T, K>;
};

/** Binds the contracts of a topic to what answers them. */
export const bind = <const T extends ContractTable>(
  app: FastifyInstance,
  table: T,
  handlers: Handlers<T>,
  context: BindContext,
  routeLimits: { readonly [K in keyof T]?: RouteLimits } = {},
): void => {
  const contractTable: ContractTable = table;
  const limitTable: { readonly [key: string]: RouteLimits | undefined } = routeLimits;
  // The pairing of a key's contract with the same key's handler is checked where `bind` is called;
  // inside the loop the two are known only as unions.
  const handlerTable = handlers as unknown as Readonly<Record<string, AnyHandler>>;
  for (const [key, contract] of Object.entries(contractTable)) {
    const handler = handlerTable[key];
    if (handler === undefined) throw new Error(`${key} has no handler`);
    const [method = '', url = ''] = key.split(' ');
    const limits = limitTable[key];
    const takesForm = contract.body !== undefined && contract.access !== 'provider';
    remember(app, url, method, contract.produces === 'text/event-stream');
    app.route({
      method: method as HTTPMethods,
      url,
      ...(limits === undefined ? {} : { bodyLimit: limits.bodyLimit }),
      // A stream has no end that a HEAD could wait for.
      exposeHeadRoute: contract.produces !== 'text/event-stream',
      config: {
        keepRawBody: contract.access === 'provider',
        ...(limits?.wordsLimit === undefined ? {} : { wordsLimit: limits.wordsLimit }),
      },
      schema: schemaOf(contract, url),
      onRequest: async (request, reply) => {
        if (contract.access !== 'provider') requireSameOrigin(request, context.config);
        if (takesForm) context.refusedBodies.admit(request);
        callers.set(request, await admit(contract, context.authenticators, request, reply));
      },
      preValidation: yieldForLargeBody,
      preHandler: yieldForLargeBody,
      onSend: async (request, reply) => {
        if (takesForm) await context.refusedBodies.count(request, reply.statusCode);
      },
      handler: answerWith(handler, context.staffAudit),
    });
  }
};

const largeBody = 100_000;

/** A large body is read, checked and used in turns of their own, so that others are answered in between. */
const yieldForLargeBody = async ({ bodyBytes }: FastifyRequest): Promise<void> => {
  if (bodyBytes > largeBody) await nextTurn();
};

type AnyHandler = (call: Record<string, unknown>) => Promise<unknown>;

const callers = new WeakMap<FastifyRequest, Record<string, unknown>>();

const admit = async (
  { access, permission, signedOut, beforeSecondFactor }: Contract,
  authenticators: Authenticators,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Record<string, unknown>> => {
  if (access === 'user') {
    const user = await authenticators.user(request, reply).catch((error: unknown) => {
      const isSignedOut = error instanceof Refused && error.refusal.code === 'not-signed-in';
      throw isSignedOut && signedOut !== undefined ? refused(signedOut) : error;
    });
    return { user };
  }
  if (access === 'admin') {
    const admin = await authenticators.admin(request, reply, beforeSecondFactor);
    if (permission === undefined || !may(admin.role, permission)) throw refused('permission-missing');
    return { admin };
  }
  if (access === 'anyone') return { findUser: () => authenticators.visitor(request, reply) };
  return {};
};

/** A list as a file leaves the house: that is more than reading a page of it. */
const isExport = (query: unknown): query is Record<string, unknown> =>
  ((query ?? {}) as { format?: unknown }).format === 'csv';

const requireExport = (admin: AdminCaller | undefined, query: unknown): void => {
  if (admin !== undefined && isExport(query) && !may(admin.role, 'lists-export')) {
    throw refused('permission-missing');
  }
};

/** After the answer was found and before it is sent: what is not written down is not handed out. */
const writeDown = async (
  admin: AdminCaller | undefined,
  { url, query }: { readonly url: string; readonly query: unknown },
  audit: StaffAudit,
): Promise<void> => {
  if (admin !== undefined && isExport(query)) await audit.listExported(admin, url, query);
};

const answerWith =
  (handler: AnyHandler, audit: StaffAudit): RouteHandlerMethod =>
  async (request, reply) => {
    const { params, query, body } = request;
    const caller = callers.get(request);
    const { admin } = (caller ?? {}) as { admin?: AdminCaller };
    requireExport(admin, query);
    const answer = await handler({ params, query, body, request, reply, ...caller });
    await writeDown(admin, { url: request.routeOptions.url ?? '', query }, audit);
    if (answer === hijacked) return reply;
    if (answer instanceof FileAnswer) {
      return reply
        .type(answer.contentType)
        .header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(answer.fileName)}`)
        .send(answer.content);
    }
    return { success: true, ...(answer as object) };
  };

const schemaOf = (contract: Contract, path: string): Record<string, unknown> => ({
  summary: contract.summary,
  tags: [path.split('/')[2] ?? 'api'],
  ...(contract.access === 'user' ? { security: [{ userSession: [] }] } : {}),
  ...(contract.access === 'admin' ? { security: [{ staffSession: [] }] } : {}),
  ...(contract.params === undefined ? {} : { params: contract.params }),
  ...(contract.query === undefined ? {} : { querystring: contract.query }),
  ...(contract.body === undefined ? {} : { body: contract.body }),
  response: { 200: answerOf(contract), default: refusalSchema },
});

/** A file or a stream has a media type of its own and is never put together from fields. */
const answerOf = ({ produces, reply }: Contract): unknown =>
  produces === undefined
    ? successOf(reply)
    : { description: produces, content: { [produces]: { schema: z.string() } } };

const successOf = (reply: z.ZodType): z.ZodType => {
  const success = { success: z.literal(true) };
  return reply instanceof z.ZodObject ? reply.extend(success) : z.object(success).and(reply);
};

const remember = (app: FastifyInstance, url: string, method: string, isStream: boolean): void => {
  const methods = app.boundMethods.get(url) ?? new Set<string>();
  methods.add(method);
  if (method === 'GET' && !isStream) methods.add('HEAD');
  app.boundMethods.set(url, methods);
};

/** The methods an address does take; empty when there is no such address. */
export const methodsAt = (app: FastifyInstance, pathname: string): readonly string[] => {
  for (const [pattern, methods] of app.boundMethods) {
    const wanted = pattern.split('/');
    const given = pathname.split('/');
    const matches =
      wanted.length === given.length &&
      wanted.every((part, place) => (part.startsWith(':') ? given[place] !== '' : part === given[place]));
    if (matches) return [...methods];
  }
  return [];
};
