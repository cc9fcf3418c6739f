import { indianStates, stateCodes } from '@kalam/domain/payments/invoices/indian-states';
import { billingLimits } from '@kalam/domain/payments/invoices/invoice-rules';
import { Trans, useLingui } from '@lingui/react/macro';
import { translate } from '../../../platform/languages/translator.ts';
import { Checkbox } from '../../../ui/forms/choice.tsx';
import { Select } from '../../../ui/forms/select.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import type { BillingForm } from './use-billing.ts';

interface BillingFieldsProps {
  readonly form: BillingForm;
  readonly busy: boolean;
}

/** The State for the invoice, and a business where one pays. */
export const BillingFields = ({ form, busy }: BillingFieldsProps) => {
  const { t } = useLingui();
  if (!form.asked) return null;
  const { billing, forBusiness, set, error } = form;
  return (
    <div className="space-y-4">
      <Select
        label={t`Your State`}
        placeholder={t`Choose your State`}
        hint={<Trans>For your invoice. The price stays the same.</Trans>}
        autoComplete="address-level1"
        options={stateCodes.map((code) => ({ value: code, label: translate(indianStates[code]) }))}
        value={billing.state}
        onChange={(event) => set({ state: event.target.value })}
        error={error('state')}
        disabled={busy}
      />
      <Checkbox
        label={<Trans>I am buying for a business with a GSTIN</Trans>}
        checked={forBusiness}
        onChange={(event) => form.setForBusiness(event.target.checked)}
        disabled={busy}
      />
      {forBusiness && (
        <>
          <TextField
            label={t`GSTIN`}
            value={billing.gstin}
            onChange={(event) => set({ gstin: event.target.value })}
            error={error('gstin')}
            readOnly={busy}
            autoCapitalize="characters"
            autoComplete="off"
            spellCheck={false}
            maxLength={20}
          />
          <TextField
            label={t`Business name`}
            value={billing.businessName}
            onChange={(event) => set({ businessName: event.target.value })}
            error={error('businessName')}
            readOnly={busy}
            autoComplete="organization"
            maxLength={billingLimits.businessName}
          />
          <TextField
            label={t`Business address`}
            value={billing.businessAddress}
            onChange={(event) => set({ businessAddress: event.target.value })}
            error={error('businessAddress')}
            readOnly={busy}
            autoComplete="street-address"
            maxLength={billingLimits.businessAddress}
          />
        </>
      )}
    </div>
  );
};
