import { Trans, useLingui } from '@lingui/react/macro';
import { MonitorIcon, MoonIcon, SunIcon } from '../ui/icons.tsx';
import { Menu } from '../ui/overlays/menu.tsx';
import { chooseTheme, useTheme } from './theme.ts';

export const ThemeSwitch = ({ above }: { readonly above?: boolean }) => {
  const { t } = useLingui();
  const theme = useTheme();
  const Icon = theme === 'light' ? SunIcon : theme === 'dark' ? MoonIcon : MonitorIcon;
  return (
    <Menu
      label={t`Theme`}
      above={above}
      button={<Icon />}
      buttonClassName="inline-flex size-11 items-center justify-center rounded-base text-muted hover:bg-ink/6 hover:text-ink"
      items={[
        {
          label: <Trans>Light</Trans>,
          icon: SunIcon,
          checked: theme === 'light',
          onSelect: () => chooseTheme('light'),
        },
        {
          label: <Trans>Dark</Trans>,
          icon: MoonIcon,
          checked: theme === 'dark',
          onSelect: () => chooseTheme('dark'),
        },
        {
          label: <Trans>As on this device</Trans>,
          icon: MonitorIcon,
          checked: theme === 'system',
          onSelect: () => chooseTheme('system'),
        },
      ]}
    />
  );
};
