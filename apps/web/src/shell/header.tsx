import { Trans, useLingui } from '@lingui/react/macro';
import { NavLink } from 'react-router';
import { hintsSignedIn, useSession } from '../account/session.ts';
import { openSignIn } from '../account/sign-in-prompt.ts';
import { UserMenu } from '../account/user-menu.tsx';
import { Button, ButtonLink } from '../ui/button.tsx';
import { cx } from '../ui/class-names.ts';
import { UserIcon } from '../ui/icons.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { LogoLink } from './logo.tsx';
import { ThemeSwitch } from './theme-switch.tsx';

const navClass = ({ isActive }: { readonly isActive: boolean }) =>
  cx(
    'inline-flex min-h-11 items-center rounded-base px-3 font-medium text-14 transition-colors hover:text-ink',
    isActive ? 'text-ink' : 'text-muted',
  );

interface AccountProps {
  /** Beside a tool's own buttons it is not the one to press, and a phone has room for a sign alone. */
  readonly beside?: boolean;
}

/** Sign In, or who is signed in. Until the session is known it is Sign In, unless this browser was signed in before. */
export const Account = ({ beside = false }: AccountProps) => {
  const { data: user, isError } = useSession();
  if (user) return <UserMenu user={user} />;
  // Whose session cannot be asked for is not signed out: their own area says what is wrong, and asks again.
  if (isError && hintsSignedIn()) {
    return (
      <ButtonLink to="/dashboard" size="small" look="secondary">
        <Trans>Dashboard</Trans>
      </ButtonLink>
    );
  }
  return (
    <Button
      size="small"
      look={beside ? 'secondary' : 'primary'}
      className={cx('session-unknown', beside && 'max-sm:min-w-11 max-sm:px-0!')}
      onClick={() => openSignIn()}
    >
      {beside && <UserIcon className="sm:hidden" />}
      <span className={beside ? 'max-sm:sr-only' : undefined}>
        <Trans>Sign In</Trans>
      </span>
    </Button>
  );
};

interface HeaderProps {
  /** Without a footer below, a phone has the language here. */
  readonly alone?: boolean;
}

export const Header = ({ alone = false }: HeaderProps) => {
  const { t } = useLingui();
  return (
    <header className="sticky top-0 z-30 border-line border-b bg-paper/85 backdrop-blur-md">
      <div className="mx-auto flex h-16 max-w-6xl items-center gap-1 px-4 sm:px-6">
        <LogoLink />
        <nav aria-label={t`Main`} className="mr-1 ml-auto flex items-center sm:mr-2 sm:ml-6 sm:grow">
          <NavLink
            to="/templates"
            className={(state) => cx(navClass(state), 'max-[400px]:px-2', alone && 'max-sm:hidden')}
          >
            <Trans>Templates</Trans>
          </NavLink>
          <NavLink to="/plans" className={(state) => cx(navClass(state), 'max-[400px]:px-2')}>
            <Trans>Plans</Trans>
          </NavLink>
          <NavLink to="/contact" className={(state) => cx(navClass(state), 'max-sm:hidden')}>
            <Trans>Contact</Trans>
          </NavLink>
        </nav>
        {/* On a phone they are in the footer: the header has room for what people come for. */}
        <div className={cx('flex items-center', !alone && 'max-sm:hidden')}>
          <LanguageSwitch />
          <span className="max-sm:hidden">
            <ThemeSwitch />
          </span>
        </div>
        <Account />
      </div>
    </header>
  );
};
