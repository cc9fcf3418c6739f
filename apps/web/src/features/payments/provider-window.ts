import { paymentThemeColour } from '@kalam/domain/payments/guest-payment';
import { refuse } from '@kalam/domain/refusal';
import { messageText } from '../../platform/languages/message-text.ts';
import type { OpenOrder } from '../../shell/checkout.ts';
import { isPhone, type UpiDisplay, upiDisplay } from './upi-display.ts';

/** What the provider's window hands back after a payment; the server alone judges it. */
export interface WindowReply {
  readonly razorpay_order_id: string;
  readonly razorpay_payment_id: string;
  readonly razorpay_signature: string;
}

/** Known to be the payer's own; what is not known is asked by the window. */
interface Customer {
  readonly name?: string;
  readonly email?: string;
  /** With the code of the country. */
  readonly contact?: string;
}

interface WindowOptions {
  readonly key: string;
  readonly amount: number;
  readonly currency: string;
  readonly name: string;
  readonly description: string;
  readonly order_id: string;
  readonly prefill: Customer;
  readonly config: UpiDisplay;
  readonly theme: { readonly color: string };
  readonly handler: (reply: WindowReply) => void;
  readonly modal: { readonly ondismiss: () => void };
}

type Provider = new (options: WindowOptions) => { readonly open: () => unknown };

declare global {
  interface Window {
    Razorpay?: Provider;
  }
}

/** The provider's script did not come, or is not what it should be. */
export class ScriptFailure extends Error {
  override readonly name = 'ScriptFailure';
  constructor() {
    super(messageText(refuse('payment-script-failed', { provider: 'Razorpay' })));
  }
}

/** A connection that hangs must not leave the button busy for ever. */
const scriptWaitMs = 20_000;

const loadProvider = (address: string): Promise<Provider> =>
  new Promise((resolve, reject) => {
    if (window.Razorpay) return resolve(window.Razorpay);
    const script = document.createElement('script');
    const fail = () => {
      clearTimeout(timer);
      // A script tag that failed never tries again.
      script.remove();
      reject(new ScriptFailure());
    };
    const timer = setTimeout(fail, scriptWaitMs);
    script.onerror = fail;
    script.onload = () => {
      clearTimeout(timer);
      if (window.Razorpay) resolve(window.Razorpay);
      else fail();
    };
    script.src = address;
    document.head.append(script);
  });

export interface Purchase {
  readonly description: string;
  readonly customer: Customer;
}

/** Fetches the provider's script; the function that comes back opens the window and tells how it was left. */
export const prepareWindow = async (
  { key, amount, currency, id, checkoutUrl }: OpenOrder,
  { description, customer }: Purchase,
): Promise<() => Promise<WindowReply | 'closed'>> => {
  const Provider = await loadProvider(checkoutUrl);
  return () =>
    new Promise((resolve) => {
      new Provider({
        key,
        amount,
        currency,
        name: 'Kalam',
        description,
        order_id: id,
        prefill: customer,
        config: upiDisplay(isPhone(navigator)),
        theme: { color: paymentThemeColour },
        handler: resolve,
        modal: { ondismiss: () => resolve('closed') },
      }).open();
    });
};
