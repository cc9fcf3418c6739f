/** What logs, job records and the back office may say of a failure: never an address, and no values of a query. */

const address = /[^\s<>()[\]{},;"'`|]+@[^\s<>()[\]{},;"'`|]+/gu;

/** Mail servers and libraries name people in their messages. */
export const withoutAddresses = (text: string): string => text.replace(address, '(address)');

export const textOf = (error: object, key: string): string | undefined => {
  const value = key in error ? Reflect.get(error, key) : undefined;
  return typeof value === 'string' ? value : undefined;
};

const isDatabaseError = (error: object): boolean =>
  textOf(error, 'query') !== undefined || textOf(error, 'severity') !== undefined;

export const codeOf = (error: Error): string | undefined =>
  textOf(error, 'code') ?? (error.cause instanceof Error ? codeOf(error.cause) : undefined);

/** A database's message repeats what was sent; its code does not. */
export const failureText = (error: unknown): string => {
  if (!(error instanceof Error)) return withoutAddresses(String(error));
  if (!isDatabaseError(error)) return withoutAddresses(error.message);
  const code = codeOf(error);
  return code === undefined ? 'the database refused a query' : `the database refused a query (${code})`;
};

/** Frames alone: the first lines of a stack repeat the message. */
export const framesOf = (error: Error): string =>
  (error.stack ?? '')
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n');

/** The same failure, for a library that logs and stores whatever it is thrown. */
export const loggableError = (error: unknown): Error => {
  const text = failureText(error);
  const told = new Error(text);
  told.stack = `${text}\n${error instanceof Error ? framesOf(error) : ''}`.trimEnd();
  return told;
};
