import { type ReactNode, useId } from 'react';
import { cx } from './class-names.ts';
import { moveFocus } from './roving.ts';

export interface Tab<Id extends string> {
  readonly id: Id;
  readonly label: ReactNode;
  readonly content: ReactNode;
}

interface TabsProps<Id extends string> {
  readonly label: string;
  readonly tabs: readonly Tab<Id>[];
  readonly current: Id;
  readonly onChange: (id: Id) => void;
}

export const Tabs = <Id extends string>({ label, tabs, current, onChange }: TabsProps<Id>) => {
  const base = useId();
  return (
    <div>
      <div
        role="tablist"
        aria-label={label}
        onKeyDown={(event) => moveFocus(event, '[role=tab]')}
        className="flex gap-1 overflow-x-auto border-line border-b [scrollbar-width:none]"
      >
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${base}-${tab.id}`}
            aria-selected={tab.id === current}
            aria-controls={`${base}-${tab.id}-panel`}
            tabIndex={tab.id === current ? 0 : -1}
            onFocus={() => tab.id !== current && onChange(tab.id)}
            onClick={() => onChange(tab.id)}
            className={cx(
              '-mb-px min-h-11 whitespace-nowrap border-b-2 px-3 font-medium text-14 transition-colors focus-visible:-outline-offset-2',
              tab.id === current
                ? 'border-accent-ink text-ink'
                : 'border-transparent text-muted hover:border-line hover:text-ink',
            )}
          >
            {tab.label}
          </button>
        ))}
      </div>
      {tabs.map((tab) => (
        <div
          key={tab.id}
          role="tabpanel"
          id={`${base}-${tab.id}-panel`}
          aria-labelledby={`${base}-${tab.id}`}
          hidden={tab.id !== current}
          className="pt-5"
        >
          {tab.id === current && tab.content}
        </div>
      ))}
    </div>
  );
};
