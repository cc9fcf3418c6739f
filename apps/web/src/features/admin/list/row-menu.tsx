import { Trans } from '@lingui/react/macro';
import { cx } from '../../../ui/class-names.ts';
import { Menu, type MenuItem } from '../../../ui/overlays/menu.tsx';
import { MoreIcon } from '../../../ui/work-icons.tsx';

interface RowMenuProps {
  /** Names the row: "Actions for asha@example.com". */
  readonly label: string;
  readonly items: readonly MenuItem[];
}

/**
 * What can be done with a row, in one menu. Arrow keys walk from row to row, as on every control of a list; Enter opens
 * the menu, and there they walk from item to item.
 */
export const RowMenu = ({ label, items }: RowMenuProps) => {
  if (items.length === 0) return null;
  return (
    <div className="flex justify-end">
      <Menu
        label={label}
        arrowOpens={false}
        button={
          <>
            <span className="xl:hidden">
              <Trans>Actions</Trans>
            </span>
            <MoreIcon className="size-4.5" />
          </>
        }
        buttonClassName={cx(
          'inline-flex min-h-11 items-center justify-center gap-2 rounded-base border border-edge/60 px-3 text-14',
          'hover:bg-ink/6 aria-expanded:bg-ink/6 xl:size-8 xl:min-h-0 xl:border-transparent xl:px-0',
        )}
        items={items}
      />
    </div>
  );
};
