import { messageText } from '@kalam/domain/message-catalogue';
import { checkStaffReason, staffReasonMax } from '@kalam/domain/payments/order-machine';
import type { StaffDecision } from '@kalam/domain/payments/staff-order-decision';
import { planOf } from '@kalam/domain/plans/plan-catalogue';
import { formatAmount } from '@kalam/domain/plans/rupees';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { PlanFeatures } from '../../../account/plan-features.tsx';
import { call, Refused } from '../../../platform/api/call.ts';
import { failureText } from '../../../platform/failure-words.ts';
import { Button } from '../../../ui/button.tsx';
import { FormError } from '../../../ui/forms/form-parts.tsx';
import { TextArea } from '../../../ui/forms/text-field.tsx';
import { CheckIcon } from '../../../ui/icons.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { showToast } from '../../../ui/toasts/toast.ts';
import { refreshList } from '../list/list-query.ts';
import type { AdminOrder } from './order-status.tsx';

export type Decision = StaffDecision['status'];

const Point = ({ children }: { readonly children: ReactNode }) => (
  <li className="flex gap-2.5">
    <CheckIcon className="mt-0.5 size-4 shrink-0 text-success-ink" />
    {children}
  </li>
);

/** What completing gives, in the plan's own numbers. */
const Grants = ({ order }: { readonly order: AdminOrder }) => {
  const plan = planOf(order.planId);
  const { customerEmail } = order;
  return (
    <div className="rounded-base bg-sunken px-4 py-3 text-14">
      <p className="font-medium">
        {plan ? (
          <Trans>
            {customerEmail} gets the {plan.name} plan now:
          </Trans>
        ) : (
          <Trans>{customerEmail} is sent:</Trans>
        )}
      </p>
      <div className="mt-1.5 flex flex-col gap-1">
        {plan && <PlanFeatures plan={plan} className="gap-1!" />}
        <ul className="flex flex-col gap-1">
          {!plan && (
            <Point>
              <Trans>The resume that waits with the order, as PDF and as a private link</Trans>
            </Point>
          )}
          <Point>
            <Trans>A receipt by e-mail</Trans>
          </Point>
        </ul>
      </div>
      {plan && (
        <p className="mt-2 text-muted">
          <Trans>A plan that is active now ends with it.</Trans>
        </p>
      )}
    </div>
  );
};

const useDecision = (
  order: AdminOrder,
  status: Decision,
  { onDecided, onClose }: Pick<DecisionDialogProps, 'onDecided' | 'onClose'>,
) => {
  const { t } = useLingui();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (reason: string) =>
      call('PATCH /api/admin/orders/:id', { params: { id: order.id }, body: { status, reason } }),
    onSuccess: (reply) => {
      onDecided(reply.order);
      void refreshList(client, 'audit');
      const done = {
        completed: t`Order marked completed`,
        failed: t`Order marked failed`,
        pending: t`Taken back; the provider was asked`,
      };
      showToast(done[status], { tone: 'success' });
      onClose();
    },
    onError: (failure) => {
      // Somebody or the payment itself was faster: the list shows what is true now.
      if (failure instanceof Refused && failure.status === 409) void refreshList(client, 'orders');
    },
  });
};

interface DecisionWords {
  readonly title: ReactNode;
  readonly act: ReactNode;
  readonly text: ReactNode;
}

const wordsOf = (order: AdminOrder, status: Decision): DecisionWords => {
  if (status === 'failed')
    return {
      title: <Trans>Mark this order failed?</Trans>,
      act: <Trans>Mark Failed</Trans>,
      text: (
        <Trans>
          Nothing is granted, and the customer sees the reason in My Orders. Should the payment be captured
          after all, the order still completes by itself.
        </Trans>
      ),
    };
  if (status === 'pending')
    return {
      title: <Trans>Take back “failed”?</Trans>,
      act: <Trans>Take Back</Trans>,
      text: (
        <Trans>
          The order is pending again, and the payment provider is asked at once what became of it. The
          customer can pay it again.
        </Trans>
      ),
    };
  if (order.failureKind === 'held')
    return {
      title: <Trans>Accept the money that came?</Trans>,
      act: <Trans>Accept Money</Trans>,
      text: (
        <>
          {order.failureReason}.{' '}
          <Trans>Accepted, it pays for this order as it is. To send it back instead, open Details.</Trans>
        </>
      ),
    };
  return {
    title: <Trans>Mark this order completed?</Trans>,
    act: <Trans>Mark Completed</Trans>,
    text: (
      <Trans>
        The payment provider is not asked: mark it completed only when the money has arrived in another way.
      </Trans>
    ),
  };
};

interface DecisionDialogProps {
  readonly order: AdminOrder;
  readonly status: Decision;
  /** With the order as the server left it. */
  readonly onDecided: (order: AdminOrder) => void;
  readonly onClose: () => void;
}

/** S2 §4: a pending order is marked completed or failed, after a look at what that does (decision 44). */
export const DecisionDialog = ({ order, status, onDecided, onClose }: DecisionDialogProps) => {
  const { t } = useLingui();
  const formId = useId();
  const [reason, setReason] = useState('');
  const deciding = useDecision(order, status, { onDecided, onClose });
  const completes = status === 'completed';
  const words = wordsOf(order, status);
  const refusal = checkStaffReason(reason);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!refusal && !deciding.isPending) deciding.mutate(reason.trim());
  };
  return (
    <Dialog
      title={words.title}
      description={`${order.planName}, ${formatAmount(order.amount)}, ${order.customerEmail}`}
      onClose={onClose}
      closable={!deciding.isPending}
      actions={
        <>
          <Button look="secondary" onClick={onClose} disabled={deciding.isPending}>
            <Trans>Cancel</Trans>
          </Button>
          <Button
            type="submit"
            form={formId}
            look={status === 'failed' ? 'danger' : 'primary'}
            busy={deciding.isPending}
          >
            {words.act}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit} className="space-y-4">
        <FormError>
          {deciding.isError ? failureText(deciding.error, 'order-status-failed') : undefined}
        </FormError>
        {completes ? (
          <>
            <p className="text-14">{words.text}</p>
            <Grants order={order} />
          </>
        ) : (
          <p className="text-14">{words.text}</p>
        )}
        <TextArea
          label={t`Reason`}
          optional
          hint={status === 'failed' ? t`Shown to the customer.` : t`Kept with the order, beside your name.`}
          rows={2}
          data-first-focus
          value={reason}
          count={reason.trim().length}
          max={staffReasonMax}
          error={refusal && messageText(refusal)}
          onChange={({ target }) => setReason(target.value)}
        />
      </form>
    </Dialog>
  );
};
