import { type ChartRange, chartRanges } from '@kalam/domain/admin/chart-span';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { Select } from '../../../ui/forms/select.tsx';
import { changedAddress, readFilter } from '../list/list-address.ts';
import { DayFields } from '../list/list-parts.tsx';

const choices = { range: chartRanges } as const;

/** The days the charts look at, kept in the address. */
export const useChartSpan = () => {
  const [params, setParams] = useSearchParams();
  const { range, from, to } = readFilter(params, choices);
  const named = from !== undefined && to !== undefined && from <= to;
  const change = (changes: Readonly<Record<string, string>>) =>
    setParams(changedAddress(new URLSearchParams(window.location.search), changes), { replace: true });
  return {
    query: named ? { from, to } : range === undefined ? {} : { range },
    filter: { ...(from && { from }), ...(to && { to }) },
    range,
    change,
  };
};

type Span = ReturnType<typeof useChartSpan>;

export const SpanControl = ({ span }: { readonly span: Span }) => {
  const { t } = useLingui();
  const { filter, range, change } = span;
  const [others, setOthers] = useState(Object.keys(filter).length > 0);
  const names: Readonly<Record<ChartRange, string>> = {
    '7d': t`Last 7 Days`,
    '30d': t`Last 30 Days`,
    '90d': t`Last 90 Days`,
    fy: t`This financial year`,
  };
  return (
    <div className="mt-6 flex flex-wrap items-end gap-3">
      <Select
        label={t`Period`}
        className="min-w-0 grow basis-44 sm:grow-0"
        value={others ? 'others' : (range ?? '7d')}
        onChange={({ target }) => {
          setOthers(target.value === 'others');
          if (target.value !== 'others') change({ range: target.value, from: '', to: '' });
        }}
        options={[
          ...chartRanges.map((value) => ({ value, label: names[value] })),
          { value: 'others', label: t`Other days` },
        ]}
      />
      {others && (
        <DayFields
          label={t`Days`}
          filter={filter}
          onChange={(name, day) => change({ [name]: day, range: '' })}
        />
      )}
    </div>
  );
};
