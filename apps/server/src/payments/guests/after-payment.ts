import { randomBytes } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import {
  type AfterPaymentEvent,
  type AfterPaymentKind,
  afterPaymentLeft,
  afterPaymentUntil,
  checkAfterPayment,
  nextAfterPayment,
} from '@kalam/domain/payments/after-payment';
import { guestDownloadPath } from '@kalam/domain/payments/guest-payment';
import type { AfterPayment, OrderResume } from '@kalam/domain/payments/payment-model';
import { checkSamePerson } from '@kalam/domain/payments/same-person';
import { guestPlanId } from '@kalam/domain/plans/plan-catalogue';
import { at } from '@kalam/domain/refusal';
import type { Db, Tx } from '../../database/database.ts';
import type { DocumentWriter } from '../../documents/document-writer.ts';
import { Refused, refused, throwIfRefused } from '../../failures/refused.ts';
import type { AttemptLimit, AttemptLimits } from '../../limits/attempt-limits.ts';
import { queueMail } from '../../mail/queue-mail.ts';
import { throwUnlessOffered } from '../../templates/offered-template.ts';
import {
  changeOrder,
  findOrder,
  findPaidResume,
  findPendingResume,
  lockOrder,
  type OrderRecord,
} from '../orders/order-queries.ts';
import { asPrinted, takeResume } from '../orders/ordered-content.ts';
import { tokenHash } from '../provider/payment-signatures.ts';
import { addOrderEvent, findEventsOf, findOrderByDownloadToken } from './guest-order-queries.ts';

export interface AfterPaymentServices {
  readonly db: Db;
  readonly now: () => Date;
  readonly publicUrl: string;
  readonly documents: DocumentWriter;
  readonly attempts: AttemptLimits;
}

/** The browser that paid, or the holder of the link in the e-mail. */
export interface PaidAsker {
  readonly orderId: string;
  readonly token: string;
  readonly guestHash: string | undefined;
}

/** Far more than anybody needs who mends what is refused; a corrected resume is drawn to be looked at. */
const correctionTries: AttemptLimit = {
  name: 'guest-correction',
  most: 40,
  seconds: 3_600,
  code: 'too-many-requests',
};

/** Another person's order does not exist. */
const findPaidOrder = async (
  { db }: AfterPaymentServices,
  { orderId, token, guestHash }: PaidAsker,
): Promise<OrderRecord> => {
  if (token !== '') {
    const order = await findOrderByDownloadToken(db, tokenHash(token));
    if (order === undefined) throw refused('guest-link-invalid');
    return order;
  }
  const order = orderId === '' || guestHash === undefined ? undefined : await findOrder(db, orderId);
  if (order === undefined || order.guestTokenHash !== guestHash) throw refused('not-found');
  return order;
};

/** What the payer is told of it; null when it is no paid order of a guest. */
export const afterPaymentOf = (
  order: OrderRecord,
  events: readonly AfterPaymentEvent[],
  now: Date,
): AfterPayment | null => {
  if (order.planId !== guestPlanId || order.completedAt === null) return null;
  const ended = checkAfterPayment(order, now)?.code;
  const left = (kind: AfterPaymentKind) => (ended === undefined ? afterPaymentLeft(events, kind) : 0);
  return {
    orderId: order.id,
    email: order.customerEmail,
    paidAt: order.completedAt.toISOString(),
    until: afterPaymentUntil(order).toISOString(),
    correctionsLeft: left('correction'),
    resendsLeft: left('resend'),
    ended: ended === 'after-payment-over' || ended === 'after-payment-refunded' ? ended : null,
  };
};

/** Only for an order whose end was checked before. */
const requireAfterPayment = (
  order: OrderRecord,
  events: readonly AfterPaymentEvent[],
  now: Date,
): AfterPayment => {
  const after = afterPaymentOf(order, events, now);
  if (after === null) throw refused('not-found');
  return after;
};

/** Puts one more of its kind on record and sends its mail, to the paid address alone. The caller holds the order. */
const recordNext = async (
  tx: Tx,
  { publicUrl }: AfterPaymentServices,
  order: OrderRecord,
  events: readonly AfterPaymentEvent[],
  kind: AfterPaymentKind,
  now: Date,
): Promise<AfterPayment> => {
  const step = nextAfterPayment(order, events, kind, now);
  if (step.refusal !== undefined) throw new Refused(step.refusal);
  // A link of its own: those of earlier mails are known to nobody but their readers.
  const token = randomBytes(32).toString('base64url');
  await addOrderEvent(tx, order.id, step.event, tokenHash(token));
  await changeOrder(tx, order.id, { updatedAt: now });
  await queueMail(tx, {
    to: order.customerEmail,
    language: order.language,
    kind: 'guest-copy',
    orderId: order.id,
    dedupeKey: `${order.id} ${step.mailKey}`,
    params: {
      downloadUrl: `${publicUrl}${guestDownloadPath(token)}`,
      expiresAt: afterPaymentUntil(order).toISOString(),
      orderId: order.providerOrderId,
      again: kind,
    },
  });
  return requireAfterPayment(order, [...events, step.event], now);
};

const isSameResume = (a: OrderResume, b: OrderResume): boolean =>
  a.template === b.template &&
  isDeepStrictEqual(a.formatting ?? null, b.formatting ?? null) &&
  isDeepStrictEqual(a.data, b.data);

/**
 * A corrected file without a new payment (decision 64). It is judged like a new order, and compared with what was first
 * paid for, or three small steps would lead to another person.
 */
export const correctOrder = async (
  services: AfterPaymentServices,
  asker: PaidAsker,
  sent: OrderResume,
): Promise<{ readonly resume: OrderResume; readonly after: AfterPayment }> => {
  const { db, now, attempts } = services;
  const found = await findPaidOrder(services, asker);
  throwIfRefused(checkAfterPayment(found, now()));
  await attempts.count(correctionTries, found.id);
  const before = await findPaidResume(db, found.id);
  // One that staff switched off since was paid for.
  if (sent.template !== before?.template) await throwUnlessOffered(db, sent.template);
  const resume = await takeResume(services, asPrinted(sent, guestPlanId, now()));
  return db.transaction(async (tx) => {
    // One after another: two at once would both count the same corrections before them.
    const order = await lockOrder(tx, found.id);
    const first = await findPendingResume(tx, found.id);
    const current = await findPaidResume(tx, found.id);
    if (order === undefined || first === undefined || current === undefined) throw refused('not-found');
    const moment = now();
    throwIfRefused(checkAfterPayment(order, moment));
    const events = await findEventsOf(tx, order.id);
    // Sent again, because the answer was lost: it costs no second one.
    if (isSameResume(current, resume))
      return { resume: current, after: requireAfterPayment(order, events, moment) };
    const other = checkSamePerson(first.data.personalInfo, resume.data.personalInfo);
    if (other) throw new Refused(at(`resume.data.personalInfo.${other.field}`, other));
    const after = await recordNext(tx, services, order, events, 'correction', moment);
    await changeOrder(tx, order.id, { correctedResume: resume });
    return { resume, after };
  });
};

/** The same mail once more, to the paid address alone. */
export const resendOrder = async (
  services: AfterPaymentServices,
  asker: PaidAsker,
): Promise<{ readonly after: AfterPayment }> => {
  const { db, now } = services;
  const found = await findPaidOrder(services, asker);
  return db.transaction(async (tx) => {
    const order = await lockOrder(tx, found.id);
    if (order === undefined) throw refused('not-found');
    const events = await findEventsOf(tx, order.id);
    return { after: await recordNext(tx, services, order, events, 'resend', now()) };
  });
};
