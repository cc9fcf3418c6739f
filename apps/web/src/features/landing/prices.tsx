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
  <li className="flex w-42 shrink-0 snap-start flex-col-reverse justify-end rounded-base border border-line bg-surface p-3.5 sm:w-auto sm:flex-row sm:items-baseline sm:gap-4 sm:rounded-none sm:border-x-0 sm:border-t-0 sm:bg-transparent sm:px-0 sm:py-4">
    <div className="min-w-0 grow">
      <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 font-semibold">{name}</p>
      <p className="text-14 text-muted">{children}</p>
    </div>
    <p className="font-semibold text-22 tabular-nums">{price}</p>
  </li>
);

/** Every price of the product in one list: what it buys, and for how long. */
export const Prices = () => (
  <section className="mx-auto grid max-w-6xl gap-x-16 gap-y-4 py-7 sm:gap-y-8 sm:px-6 sm:py-20 lg:grid-cols-[1fr_1.2fr]">
    <div className="px-4 sm:px-0">
      <h2 id="prices" className="font-semibold text-22 sm:text-36">
        <Trans>A fair price, said in full.</Trans>
      </h2>
      <p className="mt-2 max-w-md text-muted max-sm:text-14 sm:mt-4 sm:text-18">
        <Trans>
          Building and previewing is free. You pay when you want the file, once, in rupees. Plans do not renew
          by themselves.
        </Trans>
      </p>
      <ButtonLink to="/plans" look="secondary" size="large" className="mt-7 max-sm:hidden">
        <Trans>Compare the plans</Trans>
      </ButtonLink>
    </div>
    <section
      // biome-ignore lint/a11y/noNoninteractiveTabindex: on a phone it is pushed along, also by keys
      tabIndex={0}
      aria-labelledby="prices"
      className="strip overflow-x-auto"
    >
      <ul className="flex gap-3 px-4 pb-2 sm:block sm:border-line sm:border-t sm:px-0 sm:pb-0">
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
  </section>
);
