import type { ReactNode } from 'react';
import { NavLink } from 'react-router';
import { cx } from '../ui/class-names.ts';
import type { IconComponent } from '../ui/icons.tsx';

export interface SideLink {
  readonly to: string;
  readonly label: ReactNode;
  /** For the bottom bar of a phone, where a long name does not fit. */
  readonly shortLabel?: ReactNode;
  readonly icon: IconComponent;
  /** Only the exact path counts as being there. */
  readonly end?: boolean;
}

export const SideMenu = ({
  label,
  links,
}: {
  readonly label: string;
  readonly links: readonly SideLink[];
}) => (
  <nav aria-label={label}>
    <ul className="space-y-0.5">
      {links.map(({ to, label: name, icon: Icon, end }) => (
        <li key={to}>
          <NavLink
            to={to}
            end={end}
            className={({ isActive }) =>
              cx(
                'flex min-h-10 items-center gap-3 rounded-base px-3 text-14 transition-colors pointer-coarse:min-h-11',
                isActive
                  ? 'bg-accent-soft font-semibold text-accent-ink'
                  : 'text-muted hover:bg-ink/5 hover:text-ink',
              )
            }
          >
            <Icon />
            {name}
          </NavLink>
        </li>
      ))}
    </ul>
  </nav>
);

/** The same on a phone: within the thumb's reach, above the browser's own bar. */
export const BottomBar = ({
  label,
  links,
}: {
  readonly label: string;
  readonly links: readonly SideLink[];
}) => (
  <nav
    aria-label={label}
    data-bottom-bar
    className="fixed inset-x-0 bottom-0 z-30 border-line border-t bg-surface/95 pb-[env(safe-area-inset-bottom)] backdrop-blur-md lg:hidden"
  >
    <ul className="flex">
      {links.map(({ to, label: name, shortLabel, icon: Icon, end }) => (
        <li key={to} className="min-w-0 grow basis-0">
          <NavLink
            to={to}
            end={end}
            className={({ isActive }) =>
              cx(
                'flex min-h-15 flex-col items-center justify-center gap-1 px-1 text-12 focus-visible:-outline-offset-2',
                isActive ? 'font-semibold text-accent-ink' : 'text-muted',
              )
            }
          >
            <Icon />
            <span className="max-w-full truncate">{shortLabel ?? name}</span>
          </NavLink>
        </li>
      ))}
    </ul>
  </nav>
);
