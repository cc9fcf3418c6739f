import type { OrderResume } from '@kalam/domain/payments/payment-model';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call, Refused } from '../../../platform/api/call.ts';
import { updatePaid } from '../../../resume/journal/journal.ts';
import { leaveNothing } from '../../../resume/paid/leave-nothing.ts';
import type { PaidMark } from '../../../resume/paid/paid-mark.ts';
import { askerOf, paidStateQuery } from '../../../resume/paid/paid-state.ts';
import { useDelivery } from '../use-delivery.ts';

type Asked = 'download' | 'resend' | 'correction';

/** What a guest may do with what they paid for, and what came of it. */
export const useAfterPayment = (given: PaidMark) => {
  const client = useQueryClient();
  const [paid, setPaid] = useState(given);
  const query = paidStateQuery(paid);
  const state = useQuery(query);
  const { delivery, deliver } = useDelivery();
  const [busy, setBusy] = useState<Asked>();
  const [done, setDone] = useState<Asked>();
  const [refused, setRefused] = useState<Refused>();

  const hand = async (mark: PaidMark): Promise<boolean> => {
    const isDelivered = await deliver(mark.resume);
    if (isDelivered && mark.leaves) await leaveNothing(mark);
    return isDelivered;
  };

  const run = async (what: Asked, act: () => Promise<boolean>) => {
    if (busy) return;
    setBusy(what);
    setDone(undefined);
    setRefused(undefined);
    try {
      if (await act()) setDone(what);
    } catch (failure) {
      if (!(failure instanceof Refused)) throw failure;
      setRefused(failure);
      void client.invalidateQueries({ queryKey: query.queryKey });
    } finally {
      setBusy(undefined);
    }
  };

  return {
    paid,
    /** Undefined while it is not known, null when nothing more may be asked for. */
    after: state.data,
    /** Nobody can be asked, as without a network. */
    unreachable: state.isError,
    askAgain: () => void state.refetch(),
    delivery,
    busy,
    done,
    refused,
    download: () => void run('download', () => hand(paid)),
    resend: () =>
      void run('resend', async () => {
        const { after } = await call('POST /api/guest/resends', { body: askerOf(paid) });
        client.setQueryData(query.queryKey, after);
        return true;
      }),
    /** The corrected file in the place of the one before, by mail and as a download. */
    correct: (corrected: OrderResume) =>
      void run('correction', async () => {
        const body = { ...askerOf(paid), resume: corrected };
        const { after } = await call('POST /api/guest/corrections', { body });
        client.setQueryData(query.queryKey, after);
        // As it was sent, so that the work it was made of is known to be the same.
        const mark = { ...paid, resume: corrected };
        setPaid(mark);
        await updatePaid(mark);
        return hand(mark);
      }),
  };
};

export type AfterPaymentActions = ReturnType<typeof useAfterPayment>;
