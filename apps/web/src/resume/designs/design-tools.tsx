import type { DesignFilter } from '@kalam/domain/templates/template-designs';
import type { TemplateLayout } from '@kalam/domain/templates/template-layouts';
import type { ReactNode } from 'react';
import { overlay } from '../../platform/loading/overlay.tsx';
import { DesignFilters } from './design-filters.tsx';
import type { WordsSwitchProps } from './list-extras.tsx';

/** Seen by those alone who have written something, or filter everything away. */
const loadExtras = () => import('./list-extras.tsx');
const nothing = () => undefined;
const WordsSwitch = overlay(async () => ({ default: (await loadExtras()).WordsSwitch }), nothing);
const NoneSuits = overlay(async () => ({ default: (await loadExtras()).NoneSuits }), nothing);

interface DesignToolsProps extends WordsSwitchProps {
  readonly designs: readonly { readonly layout: TemplateLayout }[];
  readonly filters: readonly DesignFilter[];
  readonly onFilters: (filters: readonly DesignFilter[]) => void;
  readonly found: number;
  /** Whether there are own words to choose. */
  readonly hasOwn: boolean;
  /** What was found, in words. */
  readonly children: ReactNode;
}

/** Above a list of designs. Its second line is there from the start, so that nothing moves when own words are found. */
export const DesignTools = (props: DesignToolsProps) => {
  const { designs, filters, onFilters, found, hasOwn, words, onWords, children } = props;
  return (
    <>
      <div className="mb-5 flex flex-wrap items-center gap-x-4 gap-y-2">
        <DesignFilters designs={designs} filters={filters} onChange={onFilters} />
        <div className="flex min-h-11 grow items-center justify-between gap-3 pointer-coarse:min-h-13">
          <p role="status" className="text-14 text-muted">
            {children}
          </p>
          {hasOwn && <WordsSwitch words={words} onWords={onWords} />}
        </div>
      </div>
      {found === 0 && <NoneSuits onClear={() => onFilters([])} />}
    </>
  );
};
