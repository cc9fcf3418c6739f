import { dayInIndia } from '@kalam/domain/calendar/india-calendar';
import { checkOrderResumeLength, documentDay } from '@kalam/domain/payments/order-request';
import type { OrderResume } from '@kalam/domain/payments/payment-model';
import { guestPlanId, type PlanId } from '@kalam/domain/plans/plan-catalogue';
import { at } from '@kalam/domain/refusal';
import { formattingFor } from '@kalam/domain/resumes/formatting-rules';
import { imagesOf, withImages } from '@kalam/domain/resumes/images/resume-images';
import { checkOwnContent } from '@kalam/domain/resumes/samples/untouched-sample';
import type { Executor } from '../../database/database.ts';
import type { DocumentWriter } from '../../documents/document-writer.ts';
import { atField, Refused, throwIfRefused } from '../../failures/refused.ts';
import { checkImages, withBareImages } from '../../resumes/image-actions.ts';
import { throwUnlessWithinTextRules } from '../../settings/text-rules.ts';

/** As JSON. Pictures are most of it and are not written out to be measured. */
const lengthOf = ({ data, ...rest }: OrderResume): number =>
  JSON.stringify({ ...rest, data: withImages(data, () => '') }).length +
  imagesOf(data).reduce((sum, { image }) => sum + image.length, 0);

/**
 * S1 §3: a plan's resume is saved by the settlement, which knows the plan; a guest's is printed as it waits, on the day it
 * was looked into.
 */
export const asPrinted = (
  { date, formatting, ...resume }: OrderResume,
  planId: PlanId | typeof guestPlanId,
  now: Date,
): OrderResume =>
  planId === guestPlanId
    ? {
        ...resume,
        ...(formatting && { formatting: formattingFor(guestPlanId, formatting) }),
        date: documentDay(date, now),
      }
    : { ...resume, ...(formatting && { formatting }) };

/** After paying it is too late to refuse a picture, or to say that a name cannot be printed. */
export const takeResume = async (
  {
    db,
    documents,
    now,
  }: { readonly db: Executor; readonly documents: DocumentWriter; readonly now: () => Date },
  resume: OrderResume,
): Promise<OrderResume> => {
  throwIfRefused(checkOrderResumeLength(lengthOf(resume)));
  await atField('resume.data', () => throwUnlessWithinTextRules(db, resume.data, now()));
  const sample = checkOwnContent(resume.data);
  if (sample) throw new Refused(at('resume.data.personalInfo.fullName', sample));
  const [unprintable] = await documents.unprintable(resume, dayInIndia(now()));
  if (unprintable) throw new Refused(at(`resume.data.${unprintable.field}`, unprintable));
  return atField('resume', async () => ({
    ...resume,
    data: withBareImages(await checkImages(resume.data)),
  }));
};
