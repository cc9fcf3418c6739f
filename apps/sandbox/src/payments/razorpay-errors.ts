import type { FastifyReply } from 'fastify';

/** A refusal in the provider's words and shape. */
export class ProviderError extends Error {
  readonly status: number;
  readonly body: { readonly error: Readonly<Record<string, unknown>> };

  constructor(status: number, error: Readonly<Record<string, unknown>>) {
    super(String(error.description));
    this.status = status;
    this.body = { error };
  }
}

export const badRequest = (description: string, field?: string): ProviderError =>
  new ProviderError(400, {
    code: 'BAD_REQUEST_ERROR',
    description,
    source: 'business',
    step: 'payment_initiation',
    reason: 'input_validation_failed',
    metadata: {},
    ...(field === undefined ? {} : { field }),
  });

/** The provider answers an unknown id with 400, not with 404. */
export const noSuchId = (): ProviderError => badRequest('The id provided does not exist');

export const notAuthenticated = (): ProviderError =>
  new ProviderError(401, { code: 'BAD_REQUEST_ERROR', description: 'Authentication failed' });

export const noSuchUrl = (): ProviderError =>
  new ProviderError(404, {
    code: 'BAD_REQUEST_ERROR',
    description: 'The requested URL was not found on the server.',
    source: 'NA',
    step: 'NA',
    reason: 'NA',
    metadata: {},
  });

export const stillInProgress = (): ProviderError =>
  new ProviderError(409, {
    code: 'BAD_REQUEST_ERROR',
    description: 'Request failed because another request is in progress with the same idempotency key',
    source: 'NA',
    step: 'NA',
    reason: 'NA',
    metadata: {},
  });

export const differentRequest = (): ProviderError =>
  new ProviderError(400, {
    code: 'BAD_REQUEST_ERROR',
    description: 'Different request with the same idempotency key has already been processed.',
    source: 'NA',
    step: 'NA',
    reason: 'NA',
    metadata: {},
  });

export const serverError = (): ProviderError =>
  new ProviderError(500, {
    code: 'SERVER_ERROR',
    description:
      'We are facing some trouble completing your request at the moment. Please try again shortly.',
    source: 'NA',
    step: 'NA',
    reason: 'NA',
    metadata: {},
  });

export function sendError(reply: FastifyReply, error: unknown) {
  const known = error instanceof ProviderError ? error : fromFastify(error);
  return reply.code(known.status).send(known.body);
}

/** Unreadable bodies are the caller's fault, all else is ours. */
const fromFastify = (error: unknown): ProviderError =>
  error instanceof Error && 'statusCode' in error && Number(error.statusCode) < 500
    ? badRequest('Please check the request body: it could not be read.')
    : serverError();
