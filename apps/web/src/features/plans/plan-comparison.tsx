import { type Plan, planList, unlimited } from '@kalam/domain/plans/plan-catalogue';
import { priceLabel, validityLabel } from '@kalam/domain/plans/plan-wording';
import { Trans, useLingui } from '@lingui/react/macro';
import { translate } from '../../platform/languages/translator.ts';
import { useSiteDetails } from '../../platform/site-details.tsx';
import { cx } from '../../ui/class-names.ts';

interface Row {
  readonly label: string;
  readonly sellsJobSearch?: boolean;
  readonly value: (plan: Plan) => string;
}

const cell = 'px-4 py-3 first:pl-0';

/** Four plans side by side. A small phone has no room for five columns; its cards say the same. */
export const PlanComparison = () => {
  const { t } = useLingui();
  const { hasJobSearch } = useSiteDetails();
  const rows: readonly Row[] = [
    { label: t`Price, paid once`, value: priceLabel },
    { label: t`Valid for`, value: (plan) => translate(validityLabel(plan)) },
    { label: t`Resumes`, value: ({ resumeCount }) => String(resumeCount) },
    {
      label: t`Files`,
      value: ({ formats }) => (formats.includes('docx') ? t`PDF, DOCX` : t`PDF`),
    },
    {
      label: t`Format changes`,
      value: ({ formatCount }) => {
        if (formatCount === unlimited) return t`Unlimited`;
        return formatCount === 0 ? '–' : String(formatCount);
      },
    },
    {
      label: t`Job searches`,
      sellsJobSearch: true,
      value: ({ jobSearches }) => (jobSearches === 0 ? '–' : String(jobSearches)),
    },
    { label: t`Renews by itself`, value: () => t`Never` },
  ];
  const shown = rows.filter(({ sellsJobSearch }) => hasJobSearch || !sellsJobSearch);
  return (
    <section aria-labelledby="compare" className="mt-20 max-sm:hidden">
      <h2 id="compare" className="font-semibold text-22">
        <Trans>Side by side</Trans>
      </h2>
      <table className="mt-5 w-full table-fixed border-collapse text-14">
        <caption className="sr-only">
          <Trans>What each plan holds</Trans>
        </caption>
        <thead>
          <tr className="border-line border-b">
            <td className={cx(cell, 'w-[26%]')} />
            {planList.map(({ id, name, popular }) => (
              <th
                key={id}
                scope="col"
                className={cx(cell, 'break-words text-left font-semibold', popular && 'bg-marigold-soft')}
              >
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map(({ label, value, sellsJobSearch }) => (
            <tr
              key={label}
              {...(sellsJobSearch && { 'data-job-search': '' })}
              className="border-line border-b"
            >
              <th scope="row" className={cx(cell, 'text-left font-normal text-muted')}>
                {label}
              </th>
              {planList.map((plan) => (
                <td key={plan.id} className={cx(cell, 'tabular-nums', plan.popular && 'bg-marigold-soft')}>
                  {value(plan)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
};
