import { at, type Refusal, refuse } from '../refusal.ts';

export interface CheckoutSettings {
  readonly isEnabled: boolean;
  readonly maintenanceMessage: string;
  readonly showOnLanding: boolean;
}

/** S1 §3: what holds until staff change it. */
export const defaultCheckoutSettings: CheckoutSettings = {
  isEnabled: true,
  maintenanceMessage: 'Checkout is currently unavailable. Please try again later.',
  showOnLanding: false,
};

export const maintenanceMessageMax = 500;

/** A visitor must always be told something, so an empty message is refused rather than shown. */
export const checkCheckoutSettings = (settings: CheckoutSettings): Refusal | undefined => {
  const { length } = settings.maintenanceMessage.trim();
  if (length === 0) return at('maintenanceMessage', refuse('maintenance-message-missing'));
  return length > maintenanceMessageMax
    ? at('maintenanceMessage', refuse('maintenance-message-long', { max: maintenanceMessageMax }))
    : undefined;
};

/** Disabled checkout blocks new orders with the maintenance message; open orders still settle. */
export const checkCheckoutOpen = (settings: CheckoutSettings): Refusal | undefined =>
  settings.isEnabled
    ? undefined
    : refuse('checkout-disabled', { maintenanceMessage: settings.maintenanceMessage });

/** S1 §2: the yellow banner of the landing page. */
export const showsLandingBanner = (settings: CheckoutSettings): boolean =>
  !settings.isEnabled && settings.showOnLanding;
