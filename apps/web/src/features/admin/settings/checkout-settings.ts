import type { MessageCode } from '@kalam/domain/message-catalogue';
import type { CheckoutSettings } from '@kalam/domain/settings/checkout-settings';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { call } from '../../../platform/api/call.ts';
import { failWhenOffline } from '../../../platform/api/query-client.ts';
import { useCheckoutSetting } from '../../../platform/checkout/checkout-setting.ts';

export const checkoutQuery = queryOptions({
  queryKey: ['admin', 'checkout-settings'],
  queryFn: async () => (await call('GET /api/admin/settings/checkout')).settings,
  ...failWhenOffline,
});

/** Another member of staff may change the settings while this page is open: it is told like every page, and asks. */
export const useFollowedCheckout = (): void => {
  const client = useQueryClient();
  const told = useCheckoutSetting();
  const before = useRef(told);
  useEffect(() => {
    if (before.current === told) return;
    before.current = told;
    void client.invalidateQueries({ queryKey: checkoutQuery.queryKey });
  }, [client, told]);
};

/** S1 §8: what each part says when it could not be changed. */
const partFailures: Readonly<Record<keyof CheckoutSettings, MessageCode>> = {
  isEnabled: 'checkout-update-failed',
  maintenanceMessage: 'maintenance-message-update-failed',
  showOnLanding: 'landing-visibility-update-failed',
};

const parts = ['isEnabled', 'maintenanceMessage', 'showOnLanding'] as const;

export const sameSettings = (one: CheckoutSettings, other: CheckoutSettings): boolean =>
  parts.every((part) => one[part] === other[part]);

/** The parts that a failed save leaves as they were. */
export const failedParts = (before: CheckoutSettings, wanted: CheckoutSettings): readonly MessageCode[] =>
  parts.filter((part) => before[part] !== wanted[part]).map((part) => partFailures[part]);
