import { visitorToday } from '@kalam/domain/calendar/calendar-day';
import type { OrderResume } from '@kalam/domain/payments/payment-model';
import { defaultFormatting } from '@kalam/domain/resumes/formatting';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { drawable } from '../../resume/drawable.ts';
import { ProofDialog } from '../../resume/proof/lazy-proof.ts';
import type { ProofSource } from '../../resume/proof/proof-source.ts';
import { Button } from '../../ui/button.tsx';
import { SearchIcon } from '../../ui/icons.tsx';

/** Nobody pays for a file without having been able to look into it. */
export const OrderedProof = ({ resume }: { readonly resume: OrderResume }) => {
  const [source, setSource] = useState<ProofSource>();
  const open = () =>
    setSource({
      data: drawable(resume.data),
      template: resume.template,
      formatting: resume.formatting ?? defaultFormatting,
      date: resume.date ?? visitorToday(new Date()).day,
    });
  return (
    <>
      <Button look="quiet" size="small" icon={SearchIcon} className="-ml-3" onClick={open}>
        <Trans>What screening software reads</Trans>
      </Button>
      {source && <ProofDialog source={source} onClose={() => setSource(undefined)} />}
    </>
  );
};
