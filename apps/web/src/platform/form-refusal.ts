import type { Refusal } from '@kalam/domain/refusal';
import type { FieldValues, Path, UseFormSetError } from 'react-hook-form';
import { Refused } from './api/call.ts';
import { messageText } from './languages/message-text.ts';

/** A domain check as react-hook-form wants it: true, or the words to show. */
export const asValidator =
  (check: (text: string) => Refusal | undefined) =>
  (text: string): true | string => {
    const refusal = check(text);
    return refusal === undefined ? true : messageText(refusal);
  };

/** Puts a refusal at the field it names, and gives back the words for the whole form when it names none. */
export const placeRefusal = <Form extends FieldValues>(
  error: unknown,
  fields: readonly Path<Form>[],
  setError: UseFormSetError<Form>,
): string | undefined => {
  if (!(error instanceof Refused)) throw error;
  const field = fields.find((name) => name === error.field || error.field?.startsWith(`${name}.`));
  if (field === undefined) return error.error;
  setError(field, { type: 'server', message: error.error }, { shouldFocus: true });
  return undefined;
};
