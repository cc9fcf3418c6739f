import { guestPricePaise, planList } from '@kalam/domain/plans/plan-catalogue';
import { priceLabel, validityLabel } from '@kalam/domain/plans/plan-wording';
import { formatRupees } from '@kalam/domain/plans/rupees';
import { Plural, Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { translate } from '../../platform/languages/translator.ts';
import { Badge } from '../../ui/badge.tsx';
import { ButtonLink } from '../../ui/button.tsx';

interface PriceProps {
  readonly name: ReactNode;
  readonly price: string;
  readonly children: ReactNode;
}

const Price = ({ name, price, children }: PriceProps) => (
  <li className="flex items-baseline gap-4 border-line border-b py-4">
    <div className="min-w-0 grow">
      <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 font-semibold">{name}</p>
      <p className="text-14 text-muted">{children}</p>
    </div>
    <p className="font-semibold text-22 tabular-nums">{price}</p>
  </li>
);

/** Every price of the product in one list: what it buys, and for how long. */
export const Prices = () => (
  <section className="mx-auto grid max-w-6xl gap-x-16 gap-y-8 px-4 py-16 sm:px-6 sm:py-24 lg:grid-cols-[1fr_1.2fr]">
    <div>
      <h2 className="font-semibold text-28 sm:text-36">
        <Trans>A fair price, said in full.</Trans>
      </h2>
      <p className="mt-4 max-w-md text-muted sm:text-18">
        <Trans>
          Building and previewing is free. You pay when you want the file, once, in rupees. Plans do not renew
          by themselves.
        </Trans>
      </p>
      <ButtonLink to="/plans" look="secondary" size="large" className="mt-7 max-sm:w-full">
        <Trans>Compare the plans</Trans>
      </ButtonLink>
    </div>
    <ul className="border-line border-t">
      <Price name={<Trans>Guest</Trans>} price={formatRupees(guestPricePaise)}>
        <Trans>One PDF, no account, a copy by e-mail</Trans>
      </Price>
      {planList.map((plan) => {
        const validity = translate(validityLabel(plan));
        return (
          <Price
            key={plan.id}
            price={priceLabel(plan)}
            name={
              <>
                {plan.name}
                {plan.popular && (
                  <Badge tone="warning">
                    <Trans>Popular</Trans>
                  </Badge>
                )}
              </>
            }
          >
            <Plural value={plan.resumeCount} one="# resume" other="# resumes" />
            {', '}
            {plan.formats.includes('docx') ? (
              <Trans>PDF and Word, for {validity}</Trans>
            ) : (
              <Trans>PDF, for {validity}</Trans>
            )}
          </Price>
        );
      })}
    </ul>
  </section>
);
