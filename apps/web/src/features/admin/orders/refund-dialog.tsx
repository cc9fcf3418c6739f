import { messageText } from '@kalam/domain/message-catalogue';
import { checkStaffReason, staffReasonMax } from '@kalam/domain/payments/order-machine';
import { checkRefundAmount, refundPolicyHours } from '@kalam/domain/payments/refunds/refund-rules';
import { guestPlanId } from '@kalam/domain/plans/plan-catalogue';
import { formatAmount, typedRupees } from '@kalam/domain/plans/rupees';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { call, Refused } from '../../../platform/api/call.ts';
import { failureText } from '../../../platform/failure-words.ts';
import { newId } from '../../../platform/new-id.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { RadioCards } from '../../../ui/forms/choice.tsx';
import { FormError } from '../../../ui/forms/form-parts.tsx';
import { TextArea, TextField } from '../../../ui/forms/text-field.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { showToast } from '../../../ui/toasts/toast.ts';
import { formatTime } from '../format-time.ts';
import { refreshList } from '../list/list-query.ts';
import { moneyText, type OrderMoney, putMoney } from './order-money-query.ts';
import type { AdminOrder } from './order-status.tsx';

interface RefundDialogProps {
  readonly order: AdminOrder;
  readonly money: OrderMoney;
  readonly onAsked: (order: AdminOrder) => void;
  readonly onClose: () => void;
}

/** What was had for the money, which decides more refunds than any rule. */
const Used = ({ order, used }: { readonly order: AdminOrder; readonly used: OrderMoney['used'] }) => {
  const { t } = useLingui();
  const figures: readonly (readonly [string, string])[] =
    order.planId === guestPlanId
      ? [[t`Corrected files`, String(used.corrections)]]
      : [
          [t`Resumes saved`, t`${used.resumesSaved} of ${used.resumesInPlan}`],
          [t`Format changes`, String(used.formatChanges)],
          [t`Downloads`, String(used.downloads)],
          [t`Job searches`, String(used.jobSearches)],
        ];
  return (
    <section className="rounded-base bg-sunken px-4 py-3 text-14">
      <h3 className="font-medium">
        <Trans>Used until now</Trans>
      </h3>
      <dl className="mt-1.5 grid grid-cols-2 gap-x-6 gap-y-1">
        {figures.map(([name, figure]) => (
          <div key={name} className="flex justify-between gap-3">
            <dt className="text-muted">{name}</dt>
            <dd className="tabular-nums">{figure}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
};

const Policy = ({ until, isOver }: { readonly until: string | null; readonly isOver: boolean }) => {
  if (until === null)
    return (
      <Banner>
        <Trans>Nothing was given for this money, so it can go back at any time.</Trans>
      </Banner>
    );
  const time = formatTime(until);
  return isOver ? (
    <Banner tone="warning" title={<Trans>The policy’s {refundPolicyHours} hours are over</Trans>}>
      <Trans>They ended on {time}. A refund is still possible: say below why the policy is set aside.</Trans>
    </Banner>
  ) : (
    <Banner tone="success">
      <Trans>
        Within the policy’s {refundPolicyHours} hours, which end on {time}.
      </Trans>
    </Banner>
  );
};

const useAsking = ({ order, onAsked, onClose }: Omit<RefundDialogProps, 'money'>) => {
  const { t } = useLingui();
  const client = useQueryClient();
  // One press is one refund, however often its request is repeated.
  const [refundId] = useState(newId);
  return useMutation({
    mutationFn: (body: { amountPaise: number; reason: string; overruleReason: string }) =>
      call('POST /api/admin/orders/:id/refunds', {
        params: { id: order.id },
        body: { refundId, ...body },
      }),
    onSuccess: (reply) => {
      putMoney(client, reply);
      onAsked(reply.order);
      void refreshList(client, 'audit');
      showToast(t`The refund is on its way to the provider`, { tone: 'success' });
      onClose();
    },
    onError: (failure) => {
      if (failure instanceof Refused && failure.status === 409)
        void client.invalidateQueries({ queryKey: ['admin', 'order-money', order.id] });
    },
  });
};

/** S2 §9, decision 76: money goes back in full or in part, after a look at what was had for it. */
export const RefundDialog = ({ order, money, onAsked, onClose }: RefundDialogProps) => {
  const { t } = useLingui();
  const formId = useId();
  const asking = useAsking({ order, onAsked, onClose });
  const { leftPaise, policyUntil, payment } = money;
  const [how, setHow] = useState<'all' | 'part'>('all');
  const [amount, setAmount] = useState('');
  const [reason, setReason] = useState('');
  const [overruleReason, setOverruleReason] = useState('');
  const [tried, setTried] = useState(false);
  const refusedAt = (field: string) => asking.error instanceof Refused && asking.error.field === field;
  const isOver = (policyUntil !== null && new Date() > new Date(policyUntil)) || refusedAt('overruleReason');
  const amountPaise = how === 'all' ? leftPaise : (typedRupees(amount) ?? Number.NaN);
  const amountRefusal = checkRefundAmount(amountPaise, leftPaise);
  const tooLong = checkStaffReason(reason);
  const overruleTooLong = checkStaffReason(overruleReason);
  const reasonMissing = reason.trim() === '' ? t`Please say why the money goes back` : undefined;
  const overruleMissing =
    isOver && overruleReason.trim() === '' ? t`Please say why the policy is set aside` : undefined;
  const all = moneyText(leftPaise, payment?.currency);
  const goesBack = Number.isInteger(amountPaise) ? moneyText(amountPaise, payment?.currency) : '';
  const isHeld = policyUntil === null;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    const blocked = amountRefusal ?? tooLong ?? overruleTooLong ?? reasonMissing ?? overruleMissing;
    if (blocked !== undefined || asking.isPending) return;
    asking.mutate({
      amountPaise,
      reason: reason.trim(),
      overruleReason: isOver ? overruleReason.trim() : '',
    });
  };
  return (
    <Dialog
      title={<Trans>Refund this order</Trans>}
      description={`${order.planName}, ${formatAmount(order.amount)}, ${order.customerEmail}`}
      width="medium"
      onClose={onClose}
      closable={!asking.isPending}
      actions={
        <>
          <Button look="secondary" onClick={onClose} disabled={asking.isPending}>
            <Trans>Cancel</Trans>
          </Button>
          <Button type="submit" form={formId} look="danger" busy={asking.isPending}>
            {goesBack === '' ? <Trans>Refund</Trans> : <Trans>Refund {goesBack}</Trans>}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit} className="space-y-4">
        <FormError>{asking.isError ? failureText(asking.error, 'refund-ask-failed') : undefined}</FormError>
        {/* Read first: what speaks for or against it stands above what is filled in. */}
        <div tabIndex={-1} data-first-focus className="outline-none">
          <Policy until={policyUntil} isOver={isOver} />
        </div>
        {!isHeld && <Used order={order} used={money.used} />}
        <RadioCards
          label={t`How much goes back`}
          name="refund-amount"
          columns={2}
          value={how}
          onChange={(value) => setHow(value === 'part' ? 'part' : 'all')}
          choices={[
            {
              value: 'all',
              title: <Trans>All that is left</Trans>,
              aside: <span className="tabular-nums">{all}</span>,
              detail: isHeld ? undefined : (
                <Trans>What it gave ends once the money has gone back; saved resumes stay.</Trans>
              ),
            },
            {
              value: 'part',
              title: <Trans>A part</Trans>,
              detail: isHeld ? undefined : <Trans>What was bought stays as it is.</Trans>,
            },
          ]}
        />
        {how === 'part' && (
          <TextField
            label={t`Amount in rupees`}
            inputMode="decimal"
            autoComplete="off"
            value={amount}
            hint={t`Up to ${all}, paise after a point`}
            error={
              (tried || amount !== '') && amountRefusal !== undefined ? messageText(amountRefusal) : undefined
            }
            onChange={({ target }) => setAmount(target.value)}
          />
        )}
        <TextArea
          label={t`Reason`}
          hint={t`Kept with the order, beside your name. The customer gets a mail about the money, without it.`}
          rows={2}
          value={reason}
          count={reason.trim().length}
          max={staffReasonMax}
          error={tooLong ? messageText(tooLong) : tried ? reasonMissing : undefined}
          onChange={({ target }) => setReason(target.value)}
        />
        {isOver && (
          <TextArea
            label={t`Why the policy is set aside`}
            rows={2}
            value={overruleReason}
            count={overruleReason.trim().length}
            max={staffReasonMax}
            error={overruleTooLong ? messageText(overruleTooLong) : tried ? overruleMissing : undefined}
            onChange={({ target }) => setOverruleReason(target.value)}
          />
        )}
      </form>
    </Dialog>
  );
};
