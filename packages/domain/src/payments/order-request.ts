import { checkEmail } from '../auth/email-fields.ts';
import { addDays, type CalendarDay, isCalendarDay, todayInIndia } from '../calendar/calendar-day.ts';
import { checkPlanId, guestPlanId, type PlanId } from '../plans/plan-catalogue.ts';
import { at, type Refusal, refuse } from '../refusal.ts';
import { checkPhone } from '../resumes/fields/phone-field.ts';
import { type CheckoutSettings, checkCheckoutOpen } from '../settings/checkout-settings.ts';

/** For a provider that wants a number where a resume carries none; it is nobody's, and is never shown as a customer's. */
export const placeholderPhone = '9999999999';

/** A customer's number as it is kept and shown: orders of earlier releases held the placeholder. */
export const customerPhoneOf = (phone: string): string => (phone === placeholderPhone ? '' : phone);

export const guestCustomerName = 'Guest User';

interface KnownCustomer {
  readonly name?: string | undefined;
  readonly email?: string | undefined;
  /** As a resume has it: ten digits. */
  readonly phone?: string | undefined;
}

/** What the provider's window is filled with: what is known of the payer, and nothing invented. */
export const windowCustomer = ({ name = '', email = '', phone = '' }: KnownCustomer) => ({
  ...(name.trim() !== '' && name !== guestCustomerName && { name: name.trim() }),
  ...(email.trim() !== '' && { email: email.trim() }),
  ...(checkPhone(phone) === undefined && phone !== placeholderPhone && { contact: `+91${phone}` }),
});

/** A resume that travels with an order, as JSON, images included: a photo, a signature and a dozen scans as browsers shrink them. */
export const orderResumeMaxLength = 4_000_000;

/**
 * The day that a guest's file carries: that of the file looked into before paying, so that whoever makes it, and whenever,
 * makes the same bytes. A day that is nobody's today is not taken over (decision 59).
 */
export const documentDay = (sent: string | undefined, now: Date): CalendarDay => {
  const today = todayInIndia(now);
  const isSomebodysToday =
    sent !== undefined && isCalendarDay(sent) && sent >= addDays(today, -1) && sent <= addDays(today, 1);
  return isSomebodysToday ? sent : today;
};

export interface OrderRequest {
  readonly planId: string;
  readonly customerEmail: string;
  /** Whatever the caller named; the price is the catalogue's in any case. */
  readonly amount?: unknown;
}

/** Callers may name plan and customer in `notes`, as S1 §7 does, or beside them. */
export const readOrderRequest = (body: {
  readonly planId?: string | undefined;
  readonly customerEmail?: string | undefined;
  readonly amount?: unknown;
  readonly notes?: Readonly<Record<string, unknown>> | undefined;
}): OrderRequest => ({
  planId: body.planId ?? textOf(body.notes?.planId),
  customerEmail: (body.customerEmail ?? textOf(body.notes?.customerEmail)).trim(),
  amount: body.amount,
});

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

const isSensibleAmount = (amount: unknown): boolean => {
  if (amount === undefined) return true;
  const value =
    typeof amount === 'string' && amount.length <= 20 && amount.trim() !== '' ? Number(amount) : amount;
  return typeof value === 'number' && Number.isFinite(value) && value > 0;
};

/** S1 §5: whether an order may be created at all. The first reason that holds answers. */
export const checkOrderRequest = (
  request: OrderRequest,
  caller: { readonly signedIn: boolean },
  settings: CheckoutSettings,
): Refusal | undefined => {
  const closed = checkCheckoutOpen(settings);
  if (closed) return closed;
  if (!request.customerEmail || !isSensibleAmount(request.amount)) return refuse('order-data-invalid');
  if (request.planId !== guestPlanId) {
    const unknownPlan = checkPlanId(request.planId);
    if (unknownPlan) return at('planId', unknownPlan);
    if (!caller.signedIn) return refuse('not-signed-in');
  }
  const email = checkEmail(request.customerEmail);
  return email && at('customerEmail', email);
};

export const isOrderPlanId = (planId: string): planId is PlanId | typeof guestPlanId =>
  planId === guestPlanId || checkPlanId(planId) === undefined;

export const checkOrderResumeLength = (length: number): Refusal | undefined =>
  length > orderResumeMaxLength ? at('resume', refuse('order-resume-long')) : undefined;
