import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { type MessageCode, messages, messageText } from '@kalam/domain/message-catalogue';
import { type Refusal, refuse } from '@kalam/domain/refusal';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { Refused } from '../failures/refused.ts';

type Status = 400 | 401 | 403 | 404 | 405 | 409 | 413 | 415 | 422 | 429 | 500 | 503;

/**
 * The only table code → status. A code that is not named here is a rule that refuses (422), or, when the refusal is
 * placed at a field, bad input (400).
 */
const statuses: { readonly [Code in MessageCode]?: Status } = {
  'bad-request': 400,
  'invalid-field': 400,
  'not-signed-in': 401,
  'not-allowed': 403,
  'not-found': 404,
  'method-not-allowed': 405,
  'too-large': 413,
  'unsupported-media-type': 415,
  'too-many-requests': 429,
  'service-unavailable': 503,
  'unexpected-error': 500,
  'error-occurred': 500,

  'invalid-credentials': 401,
  'email-not-verified': 403,
  'account-suspended': 403,
  'verification-required': 403,
  'too-many-attempts': 429,
  'sign-in-failed': 500,
  'sign-up-failed': 500,
  'sign-out-failed': 500,
  'verification-link-invalid': 400,
  'reset-link-invalid': 400,
  'email-change-link-invalid': 400,
  'email-change-taken': 409,
  'unsubscribe-link-invalid': 400,
  'current-password-incorrect': 400,
  'consent-outdated': 409,
  'verification-not-needed': 409,
  'admin-no-record': 403,
  'admin-not-active': 403,
  'permission-missing': 403,
  'admin-access-denied': 403,
  'admin-access-revoked': 403,
  'second-factor-required': 403,
  'second-factor-needed': 409,
  'second-factor-on-already': 409,
  'second-factor-off-already': 409,
  'second-factor-challenge-over': 401,
  'staff-exists': 409,
  'staff-invited-already': 409,
  'staff-disables-self': 409,
  'staff-last-owner': 409,
  'staff-invitation-invalid': 400,
  'admin-check-unavailable': 503,
  'admin-verification-failed': 503,

  'order-data-invalid': 400,
  'order-storage-full': 429,
  'order-create-failed': 503,
  'payment-order-failed': 503,
  'payment-verification-failed': 400,
  'payment-being-confirmed': 409,
  'checkout-disabled': 503,
  'guest-link-invalid': 404,
  'after-payment-over': 409,
  'after-payment-refunded': 409,
  'corrections-used-up': 409,
  'resends-used-up': 409,
  'correction-other-person': 422,
  'receipt-not-ready': 409,
  'order-not-pending': 409,
  'order-money-not-acceptable': 409,
  'provider-not-answering': 503,
  'refund-nothing-left': 409,
  'refund-amount-invalid': 422,
  'refund-rest-small': 422,
  'refund-reason-missing': 422,
  'refund-policy-over': 422,
  'plan-still-active': 409,
  'alarm-gone': 409,
  'order-account-gone': 409,

  'save-needs-sign-in': 401,
  'formatting-needs-sign-in': 401,
  'formatting-not-on-basic': 403,
  'docx-not-in-plan': 403,
  'resume-changed-elsewhere': 409,
  'parent-changed-again': 409,
  'resume-store-failed': 500,
  'formatting-update-failed': 500,

  'shared-link-over': 404,
  'shared-link-busy': 429,
  'shared-link-failed': 500,
  'shared-link-ended': 409,
  'sharing-ended-by-staff': 403,
  'sharing-plan-refunded': 403,

  'job-search-incomplete': 400,
  'jobs-not-on-basic': 403,
  'jobs-not-available': 503,
  'jobs-failed': 503,
  'jobs-limit-check-failed': 503,
  'job-suggestions-failed': 503,
  'saved-job-gone': 404,
  'saved-jobs-full': 409,
  'saved-note-changed-elsewhere': 409,
  'saved-jobs-failed': 503,
  'saved-job-failed': 503,

  'help-not-available': 503,
  'help-needs-sign-in': 401,
  'help-needs-plan': 403,
  'help-needs-consent': 403,
  'help-service-changed': 409,
  'help-limit-reached': 429,
  'help-failed': 503,
  'help-slow': 503,

  'contact-limit-reached': 429,
  'contact-save-failed': 503,
  'grievance-not-pending': 409,
  'grievance-resolved': 409,
  'grievance-not-resolved': 409,
  'grievance-answer-title-taken': 409,
};

export const statusOf = (refusal: Refusal): Status =>
  statuses[refusal.code] ?? (refusal.field === undefined ? 422 : 400);

/** What every refusal looks like on the wire. */
export const refusalSchema = z.object({
  success: z.literal(false),
  error: z.string(),
  code: z.string(),
  field: z.string().optional(),
  params: z
    .record(z.string(), z.union([z.string(), z.number()]))
    .optional()
    .meta({ description: 'What the message names, for saying it in another language' }),
});

export const refusalEnvelope = (refusal: Refusal): z.infer<typeof refusalSchema> => ({
  success: false,
  error: messageText(refusal),
  code: refusal.code,
  ...(refusal.field === undefined ? {} : { field: refusal.field }),
  ...(refusal.params === undefined ? {} : { params: { ...refusal.params } }),
});

export const sendRefusal = (
  reply: FastifyReply,
  refusal: Refusal,
  status = statusOf(refusal),
): FastifyReply =>
  reply
    .code(status)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    // Already text: a refusal must leave the server even when the route's own serialiser does not know it.
    .send(JSON.stringify(refusalEnvelope(refusal)));

/** Rules of the domain put their refusal into the issue; anything else is a field of the wrong form. */
const placedRefusal = z.object({
  params: z.object({
    refusal: z.object({
      code: z.string(),
      field: z.string().optional(),
      params: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
    }),
  }),
});

const refusalOfIssue = (issue: {
  readonly instancePath: string;
  readonly params: Record<string, unknown>;
}): Refusal => {
  const path = issue.instancePath.split('/').filter(Boolean).join('.');
  const placed = placedRefusal.safeParse(issue.params).data?.params.refusal;
  if (placed !== undefined && isMessageCode(placed.code)) {
    const field = [path, placed.field].filter(Boolean).join('.');
    const refusal = refuse(placed.code, placed.params);
    return field === '' ? refusal : { ...refusal, field };
  }
  return path === '' ? refuse('bad-request') : { ...refuse('invalid-field'), field: path };
};

const isMessageCode = (code: string): code is MessageCode => Object.hasOwn(messages, code);

const byStatus: { readonly [status: number]: MessageCode } = {
  401: 'not-signed-in',
  403: 'not-allowed',
  404: 'not-found',
  405: 'method-not-allowed',
  413: 'too-large',
  415: 'unsupported-media-type',
  429: 'too-many-requests',
  503: 'service-unavailable',
};

/**
 * SQLSTATE classes and socket errors that say "the database is away", not "the request is wrong". 25006 is a primary that
 * has become a standby under an open connection.
 */
const awayStates = /^(?:08|53|57P|25006)/;
const awayErrors = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOENT',
  'ETIMEDOUT',
  'EPIPE',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
]);
const awayTexts = [
  'timeout exceeded when trying to connect',
  'Connection terminated',
  // What rolling back says once the connection has gone, in the place of what was said first.
  'Client has encountered a connection error',
  'Client was closed',
  'Query read timeout',
];

const isDatabaseAway = (error: unknown, depth = 0): boolean => {
  if (!(error instanceof Error) || depth > 4) return false;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  if (awayErrors.has(code) || (code.length === 5 && awayStates.test(code))) return true;
  if (awayTexts.some((text) => error.message.startsWith(text))) return true;
  if (error instanceof AggregateError && error.errors.some((inner) => isDatabaseAway(inner, depth + 1)))
    return true;
  return isDatabaseAway(error.cause, depth + 1);
};

/** What an error means to the caller; `undefined` when it is a fault of ours. */
export const refusalOfError = (error: unknown): Refusal | undefined => {
  if (error instanceof Refused) return error.refusal;
  if (hasZodFastifySchemaValidationErrors(error)) {
    const [issue] = error.validation;
    return issue === undefined ? refuse('bad-request') : refusalOfIssue(issue);
  }
  if (isDatabaseAway(error)) return refuse('service-unavailable');
  const status = error instanceof Error && 'statusCode' in error ? error.statusCode : undefined;
  if (typeof status !== 'number' || status < 400 || (status >= 500 && status !== 503)) return undefined;
  return refuse(byStatus[status] ?? 'bad-request');
};

/** A message of the place may say that something failed; that the database was away is told by the status. */
const statusOfError = (error: unknown, refusal: Refusal): Status => {
  const status = statusOf(refusal);
  return status === 500 && isDatabaseAway(error) ? 503 : status;
};

/** Switched off on purpose: everybody who asks is told so, and nothing has failed. */
const switchedOff = new Set<MessageCode>(['checkout-disabled', 'jobs-not-available', 'help-not-available']);

export const answerError = (error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
  const refusal = refusalOfError(error) ?? refuse('unexpected-error');
  const status = statusOfError(error, refusal);
  if (status >= 500 && !switchedOff.has(refusal.code)) request.log.error({ err: error }, 'request failed');
  if (error instanceof Refused && error.retryAfter !== undefined)
    reply.header('retry-after', error.retryAfter);
  return sendRefusal(reply, refusal, status);
};

/** Bytes that are not HTTP: there is no request yet, only a socket. */
export const answerClientError = (error: NodeJS.ErrnoException, socket: Socket): void => {
  if (error.code === 'ECONNRESET' || socket.destroyed || !socket.writable) return;
  const [status, code]: [number, MessageCode] =
    error.code === 'HPE_HEADER_OVERFLOW'
      ? [431, 'too-large']
      : error.code === 'ERR_HTTP_REQUEST_TIMEOUT'
        ? [408, 'bad-request']
        : [400, 'bad-request'];
  const body = JSON.stringify(refusalEnvelope(refuse(code)));
  socket.end(
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nContent-Type: application/json; charset=utf-8\r\n` +
      "X-Content-Type-Options: nosniff\r\nContent-Security-Policy: default-src 'none'\r\nCache-Control: no-store\r\n" +
      `Content-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`,
  );
};
