import { type Billing, checkBilling, readGstin } from '@kalam/domain/payments/invoices/invoice-rules';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../platform/api/call.ts';
import { messageText } from '../../../platform/languages/message-text.ts';

const nothing: Billing = { state: '', gstin: '', businessName: '', businessAddress: '' };

/** Whom the invoice is made out to: asked where the server makes invoices, with what this payer said last. */
export const useBilling = () => {
  const known = useQuery({ queryKey: ['billing'], queryFn: () => call('GET /api/payment/billing') });
  const [typed, setTyped] = useState<Partial<Billing>>({});
  const [choice, setForBusiness] = useState<boolean>();
  const [pressed, setPressed] = useState(false);
  const asked = known.data?.asked ?? false;
  const said: Billing = { ...nothing, ...known.data?.last, ...typed };
  const forBusiness = choice ?? said.gstin !== '';
  const billing: Billing = forBusiness ? said : { ...nothing, state: said.state };
  // One that is missing is wrong once a business wants it.
  const hasGstin = !forBusiness || readGstin(said.gstin) !== '';
  const refusals = asked ? checkBilling(hasGstin ? billing : { ...billing, gstin: '?' }) : [];
  const found = pressed ? refusals : [];
  return {
    /** Until then nobody knows what is asked. */
    waits: known.isPending && known.fetchStatus === 'fetching',
    asked,
    billing,
    forBusiness,
    setForBusiness,
    set: (change: Partial<Billing>) => setTyped((before) => ({ ...before, ...change })),
    error: (field: keyof Billing): string | undefined => {
      const refusal = found.find((one) => one.field === field);
      return refusal && messageText(refusal);
    },
    /** Whether everything asked is there; what is not is said at its field from now on. */
    check: (): boolean => {
      setPressed(true);
      // The server asks as well: by the time it has refused, the fields are here.
      if (known.isError) void known.refetch();
      return refusals.length === 0;
    },
    /** What goes along with the order. */
    sent: asked ? { billing } : {},
  };
};

export type BillingForm = ReturnType<typeof useBilling>;

/** The first field that something is wrong with. */
export const focusFault = (formId: string): void =>
  document.getElementById(formId)?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
