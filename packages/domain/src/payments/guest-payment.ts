import { guestPricePaise } from '../plans/plan-catalogue.ts';
import { formatRupees } from '../plans/rupees.ts';
import { routes } from '../routes.ts';

/** The phases of the guest's pay button (S1 §4). */
export type GuestPaymentPhase = 'initializing' | 'processing' | 'ready';

export const guestButtonText = (phase: GuestPaymentPhase): string => {
  if (phase === 'initializing') return 'Initializing Payment...';
  return phase === 'processing' ? 'Processing Payment...' : `Pay ${formatRupees(guestPricePaise)}`;
};

export const guestPaymentDescription = 'Resume Download';
export const paymentThemeColour = '#2563eb';

/** A paid guest may download again this long. */
export const guestLinkMs = 24 * 60 * 60 * 1000;
/** A guest's resume is erased this long after creation or settlement, whichever is later. */
export const guestDataKeptMs = 7 * 24 * 60 * 60 * 1000;

export const guestDataExpiry = (order: {
  readonly createdAt: Date;
  readonly completedAt: Date | null;
}): Date =>
  new Date(Math.max(order.createdAt.getTime(), order.completedAt?.getTime() ?? 0) + guestDataKeptMs);

/**
 * The page behind the private link. The token stands after the #, and the page sends it on in a request's body, so that
 * no log, proxy or referrer ever holds it.
 */
export const guestDownloadPath = (token: string): string => `${routes.guestDownload}#${token}`;
