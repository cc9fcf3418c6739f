import { checkAddPlan } from '@kalam/domain/admin/add-plan';
import { messageText } from '@kalam/domain/message-catalogue';
import { staffReasonMax } from '@kalam/domain/payments/order-machine';
import { planList } from '@kalam/domain/plans/plan-catalogue';
import { planFeatures, planNameOf, priceLabel, validityLabel } from '@kalam/domain/plans/plan-wording';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useId, useRef, useState } from 'react';
import { call, Refused } from '../../../platform/api/call.ts';
import { failureText } from '../../../platform/failure-words.ts';
import { Button } from '../../../ui/button.tsx';
import { RadioCards } from '../../../ui/forms/choice.tsx';
import { FormError } from '../../../ui/forms/form-parts.tsx';
import { TextArea } from '../../../ui/forms/text-field.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { showToast } from '../../../ui/toasts/toast.ts';

export interface Person {
  readonly uid: string;
  readonly email: string;
  readonly displayName: string;
}

/** What each plan is worth, and the first thing it gives. */
const planChoices = planList.map((plan) => ({
  value: plan.id,
  title: plan.name,
  aside: (
    <span className="font-normal text-14 text-muted tabular-nums">
      {validityLabel(plan)} · {priceLabel(plan)}
    </span>
  ),
  detail: planFeatures(plan)[0],
}));

const fields = ['planId', 'reason'] as const;

/** S2 §5 Add Plan: a plan and a reason, given without payment. */
export const AddPlanDialog = ({
  person,
  onClose,
}: {
  readonly person: Person;
  readonly onClose: () => void;
}) => {
  const { t } = useLingui();
  const formId = useId();
  const client = useQueryClient();
  const form = useRef<HTMLFormElement>(null);
  const [planId, setPlanId] = useState('');
  const [reason, setReason] = useState('');
  const [pressed, setPressed] = useState(false);
  const { email } = person;
  const add = useMutation({
    mutationFn: () =>
      call('POST /api/admin/users/:id/subscriptions', {
        params: { id: person.uid },
        body: { planId, reason: reason.trim() },
      }),
    onSuccess: ({ subscription }) => {
      // The person's row, the list of subscriptions, the history and the audit all tell of it.
      void client.invalidateQueries({ queryKey: ['admin'] });
      const plan = planNameOf(subscription.planId);
      showToast(t`${plan} plan added for ${email}`, { tone: 'success' });
      onClose();
    },
  });
  const refusals = pressed ? checkAddPlan({ planId, reason }) : [];
  const answered = add.error instanceof Refused ? add.error : undefined;
  const atField = fields.find((field) => field === answered?.field);
  const errorAt = (field: (typeof fields)[number]): string | undefined => {
    const refusal = refusals.find((one) => one.field === field);
    if (refusal) return messageText(refusal);
    return refusals.length === 0 && atField === field ? answered?.error : undefined;
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (add.isPending) return;
    setPressed(true);
    const [wrong] = checkAddPlan({ planId, reason });
    if (wrong === undefined) return add.mutate();
    form.current
      ?.querySelector<HTMLElement>(wrong.field === 'planId' ? 'input[type=radio]' : 'textarea')
      ?.focus();
  };
  return (
    <Dialog
      title={<Trans>Add Plan</Trans>}
      description={
        <span className="break-words">
          {person.displayName} · {email}
        </span>
      }
      width="medium"
      onClose={onClose}
      closable={!add.isPending}
      actions={
        <>
          <Button look="secondary" onClick={onClose} disabled={add.isPending}>
            <Trans>Cancel</Trans>
          </Button>
          <Button type="submit" form={formId} busy={add.isPending} busyLabel={<Trans>Adding…</Trans>}>
            <Trans>Add Plan</Trans>
          </Button>
        </>
      }
    >
      <form id={formId} ref={form} noValidate onSubmit={submit} className="space-y-5">
        <FormError>
          {add.isError && atField === undefined
            ? failureText(add.error, 'subscription-add-failed')
            : undefined}
        </FormError>
        <RadioCards
          label={t`Plan`}
          name={`${formId}-plan`}
          columns={2}
          choices={planChoices}
          value={planId}
          onChange={setPlanId}
          error={errorAt('planId')}
          hint={t`It starts now and costs the user nothing. What is left of an earlier plan ends.`}
        />
        <TextArea
          label={t`Reason`}
          hint={t`Kept with the subscription, under your e-mail address.`}
          rows={3}
          value={reason}
          count={reason.trim().length}
          max={staffReasonMax}
          error={errorAt('reason')}
          onChange={({ target }) => setReason(target.value)}
        />
      </form>
    </Dialog>
  );
};
