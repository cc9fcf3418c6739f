import { z } from 'zod';
import { checkCount, checkLength, resumeLimits } from '../resumes/resume-limits.ts';
import { formattingSchema, resumeDataSchema } from '../resumes/resume-model.ts';
import { counted, refusing } from '../zod-refusal.ts';
import { checkKeptResume, keptResumeLimits } from './kept-resume.ts';

const shortText = refusing(z.string(), (text) => checkLength(text, resumeLimits.id));
const step = z.number().int().min(0).max(20);

/** Every list of a form is counted before its entries are looked at; the rest of the form stays as it is. */
const withCountedLists = <Schema extends z.ZodType>(schema: Schema): Schema => {
  const inner = (part: unknown) => withCountedLists(part as z.ZodType);
  const made = (): z.ZodType => {
    if (schema instanceof z.ZodArray)
      return counted(inner(schema.element), (count) => checkCount(count, keptResumeLimits.entries));
    if (schema instanceof z.ZodOptional) return z.optional(inner(schema.unwrap()));
    if (schema instanceof z.ZodObject)
      return schema.safeExtend(
        Object.fromEntries(Object.entries(schema.shape).map(([name, part]) => [name, inner(part)])),
      );
    return schema;
  };
  // The same form, checked in another order.
  return made() as Schema;
};

/**
 * A draft of the builder without pictures. The entries of open forms and the halves of dates have whatever form the
 * builder gives them; the browser that opens it reads them as it reads what lies on its own device.
 */
export const keptResumeSchema = refusing(
  z.object({
    /** By which a browser knows work that lies on its own device. */
    workId: shortText,
    template: shortText,
    formatting: formattingSchema,
    data: withCountedLists(resumeDataSchema),
    pendingEntries: z.record(shortText, z.looseObject({ id: z.string() })),
    unfinishedDates: z.record(z.string(), z.record(z.string(), shortText)),
    declarationAccepted: z.boolean(),
    step,
    furthest: step,
  }),
  checkKeptResume,
);
export type KeptResume = z.output<typeof keptResumeSchema>;
