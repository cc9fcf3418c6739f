import { type PlanId, planList } from '@kalam/domain/plans/plan-catalogue';
import { priceLabel, validityLabel } from '@kalam/domain/plans/plan-wording';
import { checkResumeName } from '@kalam/domain/resumes/saved/resume-name';
import { Trans, useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { PlanFeatures } from '../../../account/plan-features.tsx';
import { messageText } from '../../../platform/languages/message-text.ts';
import { translate } from '../../../platform/languages/translator.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';

interface PlanChooserProps {
  readonly onChoose: (planId: PlanId, resumeName: string) => void;
  readonly onClose: () => void;
}

/** S1 §2. The resume's name is asked here, because the resume travels with the order (decision 40). */
export const PlanChooserDialog = ({ onChoose, onClose }: PlanChooserProps) => {
  const { t } = useLingui();
  const [name, setName] = useState('');
  const [pressed, setPressed] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const refusal = pressed ? checkResumeName(name) : undefined;
  const choose = (planId: PlanId) => {
    setPressed(true);
    if (checkResumeName(name)) input.current?.focus();
    else onChoose(planId, name.trim());
  };
  return (
    <Dialog
      title={<Trans>Choose Your Plan</Trans>}
      description={<Trans>Select a plan to save and download your resume</Trans>}
      width="full"
      onClose={onClose}
    >
      <TextField
        ref={input}
        className="mb-5 max-w-md"
        label={t`Resume name`}
        data-first-focus
        autoComplete="off"
        value={name}
        error={refusal && messageText(refusal)}
        onChange={(event) => setName(event.target.value)}
        hint={<Trans>Saved under this name as soon as you have paid.</Trans>}
      />
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
        {planList.map((plan) => {
          const { name: planName } = plan;
          const validity = translate(validityLabel(plan));
          return (
            <li key={plan.id}>
              <Card marked={plan.popular} className="flex h-full flex-col">
                <p className="flex items-center justify-between font-semibold">
                  {plan.name}
                  {plan.popular && (
                    <Badge tone="warning">
                      <Trans>Popular</Trans>
                    </Badge>
                  )}
                </p>
                <p className="mt-2 flex items-baseline gap-1.5">
                  <span className="font-semibold text-28 tabular-nums">{priceLabel(plan)}</span>
                  <span className="text-14 text-muted">
                    <Trans>once, {validity}</Trans>
                  </span>
                </p>
                <PlanFeatures plan={plan} className="mt-4 mb-5 grow text-14" />
                <Button
                  wide
                  look={plan.popular ? 'primary' : 'secondary'}
                  aria-label={t`Select ${planName}`}
                  onClick={() => choose(plan.id)}
                >
                  <Trans>Select</Trans>
                </Button>
              </Card>
            </li>
          );
        })}
      </ul>
      <p className="mt-4 text-14 text-muted">
        <Trans>Plans do not renew by themselves.</Trans>
      </p>
    </Dialog>
  );
};
