import type { OrderResume } from '@kalam/domain/payments/payment-model';
import { refuse } from '@kalam/domain/refusal';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { messageText } from '../../platform/languages/message-text.ts';
import { deliverResume } from './deliver-resume.ts';

export type Delivery =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'delivered'; readonly resume: OrderResume; readonly leftOut: readonly string[] }
  | { readonly kind: 'writing'; readonly percent: number }
  | { readonly kind: 'failed'; readonly reason: string };

const reasonOf = (failure: unknown): string =>
  failure instanceof Error && failure.name === 'ExportFailure'
    ? failure.message
    : messageText(refuse('download-failed'));

/** The download of a resume that is paid for, as often as it takes. */
export const useDelivery = () => {
  const client = useQueryClient();
  const [delivery, setDelivery] = useState<Delivery>({ kind: 'waiting' });
  const deliver = async (resume: OrderResume | (() => Promise<OrderResume>)): Promise<boolean> => {
    setDelivery({ kind: 'writing', percent: 0 });
    try {
      const paid = typeof resume === 'function' ? await resume() : resume;
      const onProgress = (percent: number) => setDelivery({ kind: 'writing', percent });
      setDelivery({
        kind: 'delivered',
        resume: paid,
        leftOut: await deliverResume(client, paid, onProgress),
      });
      return true;
    } catch (failure) {
      console.error(failure);
      setDelivery({ kind: 'failed', reason: reasonOf(failure) });
      return false;
    }
  };
  return { delivery, deliver };
};
