import type { z } from 'zod';
import { messageText } from './message-catalogue.ts';
import { at, type Refusal } from './refusal.ts';

/** The part of a refinement's context that reports; every zod schema's has it. */
interface Reporter {
  addIssue(issue: {
    code: 'custom';
    message: string;
    path: (string | number)[];
    params: { refusal: Pick<Refusal, 'code' | 'params'> };
  }): void;
}

/** `education.0.school` as the path of an issue. */
const pathOf = (field: string | undefined): (string | number)[] =>
  field === undefined ? [] : field.split('.').map((part) => (/^[0-9]+$/.test(part) ? Number(part) : part));

/** Reports a refusal as an issue at its field. The issue carries the refusal, so that the reader answers its own message. */
const report = ({ field, ...refusal }: Refusal, context: Reporter): void =>
  context.addIssue({
    code: 'custom',
    message: messageText(refusal),
    path: pathOf(field),
    params: { refusal },
  });

/** A schema that also holds a rule: `refusing(z.string(), checkPhone)`. */
export const refusing = <Schema extends z.ZodType>(
  schema: Schema,
  check: (value: z.output<Schema>) => Refusal | readonly Refusal[] | undefined,
): Schema =>
  schema.superRefine((value, context) => {
    const found = check(value);
    for (const refusal of found === undefined ? [] : [found].flat()) report(refusal, context);
  });

/** The refusals an error of such a schema carries; issues of form alone are `invalid-field` at their path. */
export const refusalsOf = (error: { readonly issues: readonly z.core.$ZodIssue[] }): Refusal[] =>
  error.issues.map((issue) => {
    const refusal: Refusal =
      issue.code === 'custom' && isRefusal(issue.params?.refusal)
        ? issue.params.refusal
        : { code: 'invalid-field' };
    return issue.path.length === 0 ? refusal : at(issue.path.map(String).join('.'), refusal);
  });

const isRefusal = (value: unknown): value is Refusal =>
  typeof value === 'object' && value !== null && 'code' in value && typeof value.code === 'string';
