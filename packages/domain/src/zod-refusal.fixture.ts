import type { z } from 'zod';
import { at, type Refusal } from './refusal.ts';

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
