import { type DesignFilter, designFilters, filterDesigns } from '@kalam/domain/templates/template-designs';
import type { TemplateLayout } from '@kalam/domain/templates/template-layouts';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { cx } from '../../ui/class-names.ts';
import { CheckIcon } from '../../ui/icons.tsx';

interface DesignFiltersProps {
  readonly designs: readonly { readonly layout: TemplateLayout }[];
  readonly filters: readonly DesignFilter[];
  readonly onChange: (filters: readonly DesignFilter[]) => void;
}

const Count = ({ count }: { readonly count: number }) => (
  <>
    <span aria-hidden="true" className="text-muted tabular-nums">
      {count}
    </span>
    <span className="sr-only">
      <Plural value={count} one="# design" other="# designs" />
    </span>
  </>
);

/** What a person looks for, each with how many designs are left with it. */
export const DesignFilters = ({ designs, filters, onChange }: DesignFiltersProps) => {
  const { t } = useLingui();
  const labels: Readonly<Record<DesignFilter, string>> = {
    fresher: t`For freshers`,
    photo: t`With a photo`,
    'one-page': t`One page`,
  };
  return (
    <fieldset className="flex flex-wrap gap-2">
      <legend className="sr-only">
        <Trans>Show designs</Trans>
      </legend>
      {designFilters.map((filter) => {
        const isOn = filters.includes(filter);
        const others = filters.filter((other) => other !== filter);
        return (
          <button
            key={filter}
            type="button"
            aria-pressed={isOn}
            onClick={() => onChange(isOn ? others : [...filters, filter])}
            className={cx(
              'inline-flex min-h-9 items-center gap-1.5 whitespace-nowrap rounded-full border px-3.5 font-medium text-14 transition-colors pointer-coarse:min-h-11',
              isOn ? 'border-accent-ink bg-accent-soft' : 'border-edge/60 bg-surface hover:border-edge',
            )}
          >
            {isOn && <CheckIcon className="-ml-1 size-4 text-accent-ink" />}
            {labels[filter]} <Count count={filterDesigns(designs, [...others, filter]).length} />
          </button>
        );
      })}
    </fieldset>
  );
};
