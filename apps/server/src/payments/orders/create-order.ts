import { randomBytes } from 'node:crypto';
import type { Language } from '@kalam/domain/languages/languages';
import { guestDataExpiry } from '@kalam/domain/payments/guest-payment';
import type { TaxSettings } from '@kalam/domain/payments/invoices/invoice-facts';
import { type Billing, checkBilling } from '@kalam/domain/payments/invoices/invoice-rules';
import { isReusable, reopen, reuseWithinMs } from '@kalam/domain/payments/order-machine';
import {
  checkOrderRequest,
  customerPhoneOf,
  guestCustomerName,
  isOrderPlanId,
  readOrderRequest,
} from '@kalam/domain/payments/order-request';
import { checkUnpaidStorage, hasOwnImages, unpaidPicturesExpiry } from '@kalam/domain/payments/order-storage';
import type { paymentContracts } from '@kalam/domain/payments/payment-api';
import type { OrderResume } from '@kalam/domain/payments/payment-model';
import { guestPlanId, type PlanId, pricePaiseOf } from '@kalam/domain/plans/plan-catalogue';
import { at } from '@kalam/domain/refusal';
import { checkPhone } from '@kalam/domain/resumes/fields/phone-field';
import type { z } from 'zod';
import type { Tx } from '../../database/database.ts';
import type { DocumentWriter } from '../../documents/document-writer.ts';
import { refused, throwIfRefused } from '../../failures/refused.ts';
import type { UserCaller } from '../../http/bind.ts';
import { readCheckoutSettings } from '../../settings/read-checkout-settings.ts';
import { throwUnlessOffered } from '../../templates/offered-template.ts';
import { saveBilling } from '../invoices/billing-queries.ts';
import { GatewayFailure, type PaymentGateway } from '../provider/payment-gateway.ts';
import { firstCheck } from '../settling/check-schedule.ts';
import { type SettleServices, settleIfReachable } from '../settling/settle-order.ts';
import {
  changeOrder,
  findOrder,
  findOrderByKey,
  insertOrder,
  lockOrder,
  type OrderChange,
  type OrderRecord,
  releaseOpenKey,
  saveOrder,
  saveProviderOrderId,
} from './order-queries.ts';
import { holdUnpaidStorage } from './order-storage-queries.ts';
import { asPrinted, takeResume } from './ordered-content.ts';

export interface CreateOrderServices extends SettleServices {
  readonly documents: DocumentWriter;
  readonly gateway: PaymentGateway;
  /** What the notes of an order say about where it was made. */
  readonly environment: 'sandbox' | 'live';
  /** Invoices are made: the State is asked for. */
  readonly tax: TaxSettings | undefined;
}

type Body = z.output<(typeof paymentContracts)['POST /api/payment/create-order']['body']>;

export interface Buyer {
  readonly user: UserCaller | undefined;
  /** Names the browser of a guest; asked for only when the order is one's. */
  readonly guestHash: () => string;
  /** Keyed hash of where the request came from; null from this machine itself. */
  readonly networkHash: string | null;
  /** The one its pages are in; undefined when the browser names none of ours. */
  readonly language: Language | undefined;
}

/** What is to be bought, by whom, with everything a request may say already judged. */
interface Purchase {
  readonly planId: PlanId | typeof guestPlanId;
  readonly amountPaise: number;
  readonly userId: string | null;
  readonly guestTokenHash: string | null;
  readonly openKey: string;
  readonly customer: {
    readonly customerName: string;
    readonly customerEmail: string;
    readonly customerPhone: string;
    readonly language: Language;
  };
  readonly resume: OrderResume | null;
  readonly networkHash: string | null;
  readonly billing: Billing | undefined;
}

const noBilling: Billing = { state: '', gstin: '', businessName: '', businessAddress: '' };

/** Whom the invoice is made out to; nothing where none are made, whatever was sent. */
const readBilling = ({ tax }: CreateOrderServices, { billing = noBilling }: Body): Billing | undefined => {
  if (tax === undefined) return undefined;
  const [first] = checkBilling(billing);
  throwIfRefused(first && at(`billing.${first.field}`, first));
  return billing;
};

const readPurchase = async (services: CreateOrderServices, buyer: Buyer, body: Body): Promise<Purchase> => {
  const request = readOrderRequest(body);
  const settings = await readCheckoutSettings(services.db);
  throwIfRefused(checkOrderRequest(request, { signedIn: buyer.user !== undefined }, settings));
  const { planId } = request;
  if (!isOrderPlanId(planId)) throw refused('plan-invalid');
  const billing = readBilling(services, body);
  if (body.resume !== undefined) await throwUnlessOffered(services.db, body.resume.template);
  const resume =
    body.resume === undefined
      ? null
      : await takeResume(services, asPrinted(body.resume, planId, services.now()));
  const user = planId === guestPlanId ? undefined : buyer.user;
  const guestTokenHash = user === undefined ? buyer.guestHash() : null;
  return {
    planId,
    amountPaise: pricePaiseOf(planId),
    userId: user?.id ?? null,
    guestTokenHash,
    openKey: user === undefined ? `guest ${guestTokenHash}` : `user ${user.id} ${planId}`,
    customer: {
      customerName: body.customerName?.trim() || user?.displayName || guestCustomerName,
      customerEmail: request.customerEmail,
      customerPhone: phoneOf(body),
      language: buyer.language ?? 'en',
    },
    resume,
    networkHash: buyer.networkHash,
    billing,
  };
};

const phoneOf = ({ customerPhone, resume }: Body): string =>
  [customerPhone, resume?.data.personalInfo.phone].find(
    (phone) => phone !== undefined && checkPhone(phone) === undefined && customerPhoneOf(phone) !== '',
  ) ?? '';

/** Waits for the browser's payment: an order with the provider's id in it. */
export const createOrder = async (
  services: CreateOrderServices,
  buyer: Buyer,
  body: Body,
  /** Called before something new is written. */
  countNew: () => Promise<void>,
): Promise<OrderRecord> => {
  const purchase = await readPurchase(services, buyer, body);
  // A double click meets itself here; two servers meet at the key in the database.
  const before = beingOpened.get(purchase.openKey) ?? Promise.resolve();
  const opening = before.catch(() => undefined).then(() => openOrder(services, purchase, countNew));
  beingOpened.set(purchase.openKey, opening);
  try {
    return await opening;
  } finally {
    if (beingOpened.get(purchase.openKey) === opening) beingOpened.delete(purchase.openKey);
  }
};

const beingOpened = new Map<string, Promise<unknown>>();

const openOrder = async (
  services: CreateOrderServices,
  purchase: Purchase,
  countNew: () => Promise<void>,
): Promise<OrderRecord> => {
  const open = await findOrderByKey(services.db, purchase.openKey);
  if (open !== undefined) {
    const reused = await reuseOrder(services, open, purchase);
    if (reused !== undefined) return withProviderOrder(services, reused, true);
  }
  await countNew();
  const created = await services.db.transaction(async (tx) => {
    await requireRoom(tx, purchase);
    const order = await insertOrder(tx, newOrder(services, purchase));
    if (order && purchase.billing) await saveBilling(tx, order.id, purchase.billing, services.now());
    return order;
  });
  if (created !== undefined) return withProviderOrder(services, created, false);
  // Another server was faster with the same person's order.
  const theirs = await findOrderByKey(services.db, purchase.openKey);
  if (theirs === undefined) throw refused('order-create-failed');
  return withProviderOrder(services, theirs, true);
};

/** Unpaid orders must not fill the disk (docs/decisions/unpaid-orders-hold-little.md). */
const requireRoom = async (tx: Tx, purchase: Purchase, orderId?: string): Promise<void> => {
  const { resume } = purchase;
  if (resume === null) return;
  const held = await holdUnpaidStorage(tx, purchase, orderId);
  const added = { bytes: JSON.stringify(resume).length, hasImages: hasOwnImages(resume) };
  throwIfRefused(checkUnpaidStorage(held, added));
};

/** A resume as it is written down with its order, and when it goes again. */
const waitingResume = (
  { resume, networkHash }: Purchase,
  order: { readonly createdAt: Date },
  now: Date,
): OrderChange =>
  resume === null
    ? {}
    : {
        pendingResume: resume,
        resumeBytes: JSON.stringify(resume).length,
        networkHash,
        eraseResumeAt: guestDataExpiry({ createdAt: order.createdAt, completedAt: null }),
        erasePicturesAt: hasOwnImages(resume) ? unpaidPicturesExpiry(now) : null,
      };

/** Goes on with the order that is open for the same thing; undefined when it can serve no longer. */
const reuseOrder = async (
  services: CreateOrderServices,
  open: OrderRecord,
  purchase: Purchase,
): Promise<OrderRecord | undefined> => {
  const { db, now } = services;
  // Money may have come since: then there is nothing left to pay, and the page finds that out from the same order.
  const asked = open.razorpayOrderId === null ? open : await settleIfReachable(services, open);
  if (asked.status === 'completed') return asked;
  const isRecent = now().getTime() - asked.createdAt.getTime() < reuseWithinMs;
  if (asked.status === 'processing' && isRecent) throw refused('payment-being-confirmed');
  return db.transaction(async (tx) => {
    const order = await lockOrder(tx, asked.id);
    if (order === undefined || !isReusable(order, purchase, now())) {
      if (order !== undefined) await releaseOpenKey(tx, order.id);
      return undefined;
    }
    await requireRoom(tx, purchase, order.id);
    const reopened = reopen(order, now());
    if (reopened !== order) await saveOrder(tx, reopened);
    await changeOrder(tx, order.id, {
      ...purchase.customer,
      ...waitingResume(purchase, order, now()),
      ...firstCheck(now()),
    });
    if (purchase.billing) await saveBilling(tx, order.id, purchase.billing, now());
    return reopened;
  });
};

const newOrder = ({ now, environment }: CreateOrderServices, purchase: Purchase) => {
  const createdAt = now();
  return {
    ...purchase.customer,
    userId: purchase.userId,
    guestTokenHash: purchase.guestTokenHash,
    planId: purchase.planId,
    amountPaise: purchase.amountPaise,
    receipt: `kalam-${randomBytes(12).toString('hex')}`,
    notes: { source: 'web', environment },
    openKey: purchase.openKey,
    ...waitingResume(purchase, { createdAt }, createdAt),
    createdAt,
    updatedAt: createdAt,
    ...firstCheck(createdAt),
  };
};

/** The order with the provider's id. One that lost it in a timeout is looked up by its receipt before another is made. */
const withProviderOrder = async (
  { db, gateway }: CreateOrderServices,
  order: OrderRecord,
  mayExist: boolean,
): Promise<OrderRecord> => {
  if (order.razorpayOrderId !== null) return order;
  const providerOrderId = await openAtProvider(gateway, order, mayExist);
  await saveProviderOrderId(db, order.id, providerOrderId);
  const saved = await findOrder(db, order.id);
  if (saved === undefined || saved.razorpayOrderId === null) throw refused('order-create-failed');
  return saved;
};

const openAtProvider = async (
  gateway: PaymentGateway,
  { id, planId, amountPaise, receipt }: OrderRecord,
  mayExist: boolean,
): Promise<string> => {
  const find = () => gateway.findOrderByReceipt(receipt);
  try {
    const lost = mayExist ? await find() : undefined;
    if (lost !== undefined) return lost.id;
    const notes = { orderId: id, planId };
    const made = await gateway.createOrder({ amountPaise, receipt, notes }).catch(async (error: unknown) => {
      const isLost = error instanceof GatewayFailure && error.kind === 'unreachable';
      const found = isLost ? await find() : undefined;
      if (found === undefined) throw error;
      return found;
    });
    if (made.amountPaise !== amountPaise)
      throw new GatewayFailure('unreachable', 'an order of another amount');
    return made.id;
  } catch (error) {
    if (error instanceof GatewayFailure) throw refused('payment-order-failed');
    throw error;
  }
};
