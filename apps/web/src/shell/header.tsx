import { Trans, useLingui } from '@lingui/react/macro';
import { NavLink } from 'react-router';
import { hintsSignedIn, useSession } from '../account/session.ts';
import { openSignIn } from '../account/sign-in-prompt.ts';
import { UserMenu } from '../account/user-menu.tsx';
import { Button, ButtonLink } from '../ui/button.tsx';
import { cx } from '../ui/class-names.ts';
import { LanguageSwitch } from './language-switch.tsx';
import { LogoLink } from './logo.tsx';
import { ThemeSwitch } from './theme-switch.tsx';

const navClass = ({ isActive }: { readonly isActive: boolean }) =>
  cx(
    'inline-flex min-h-11 items-center rounded-base px-3 font-medium text-14 transition-colors hover:text-ink',
    isActive ? 'text-ink' : 'text-muted',
  );

/** Sign In, or who is signed in. Until the session is known it is Sign In, unless this browser was signed in before. */
const Account = () => {
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
    <Button size="small" className="session-unknown" onClick={() => openSignIn()}>
      <Trans>Sign In</Trans>
    </Button>
  );
};

interface HeaderProps {
  /** For a screen whose own content is wider than a page of text. */
  readonly wide?: boolean;
  /** Without a footer below, a phone has the language here. */
  readonly alone?: boolean;
}

export const Header = ({ wide = false, alone = false }: HeaderProps) => {
  const { t } = useLingui();
  return (
    <header className="sticky top-0 z-30 border-line border-b bg-paper/85 backdrop-blur-md">
      <div
        className={cx('mx-auto flex h-16 items-center gap-1 px-4 sm:px-6', wide ? 'max-w-7xl' : 'max-w-6xl')}
      >
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
