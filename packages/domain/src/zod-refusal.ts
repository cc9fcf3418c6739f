import { z } from 'zod';
import { messageText } from './message-catalogue.ts';
import type { Refusal } from './refusal.ts';

type RefusalIssue = {
  code: 'custom';
  message: string;
  path: (string | number)[];
  params: { refusal: Pick<Refusal, 'code' | 'params'> };
};

/** The part of a refinement's context that reports; every zod schema's has it. */
interface Reporter {
  addIssue(issue: RefusalIssue): void;
}

/** `education.0.school` as the path of an issue. */
const pathOf = (field: string | undefined): (string | number)[] =>
  field === undefined ? [] : field.split('.').map((part) => (/^[0-9]+$/.test(part) ? Number(part) : part));

/** A refusal as an issue at its field. The issue carries the refusal, so that the reader answers its own message. */
const issueOf = ({ field, ...refusal }: Refusal): RefusalIssue => ({
  code: 'custom',
  message: messageText(refusal),
  path: pathOf(field),
  params: { refusal },
});

const report = (refusal: Refusal, context: Reporter): void => context.addIssue(issueOf(refusal));

/** A schema that also holds a rule: `refusing(z.string(), checkPhone)`. */
export const refusing = <Schema extends z.ZodType>(
  schema: Schema,
  check: (value: z.output<Schema>) => Refusal | readonly Refusal[] | undefined,
): Schema =>
  schema.superRefine((value, context) => {
    const found = check(value);
    for (const refusal of found === undefined ? [] : [found].flat()) report(refusal, context);
  });

interface CountedDef extends z.core.$ZodArrayDef {
  readonly check: (count: number) => Refusal | undefined;
}

/** zod looks at every entry before it asks about their number; this asks first. */
const CountedArray: z.core.$constructor<z.ZodArray, CountedDef> = z.core.$constructor(
  'CountedArray',
  (list, def) => {
    z.ZodArray.init(list, def);
    const { parse } = list._zod;
    list._zod.parse = (payload, context) => {
      const refusal = Array.isArray(payload.value) ? def.check(payload.value.length) : undefined;
      if (refusal === undefined) return parse(payload, context);
      payload.issues.push({ ...issueOf(refusal), input: payload.value, inst: list });
      return payload;
    };
  },
);

/** A list that is counted before its entries are looked at: one that is far too long costs no more than its count. */
export const counted = <Entry extends z.ZodType>(element: Entry, check: CountedDef['check']) =>
  new CountedArray({ type: 'array', element, check }) as z.ZodArray<Entry>;
