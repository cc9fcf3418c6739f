import { createContext, type ReactNode, use, useState } from 'react';
import { createPortal } from 'react-dom';
import { Outlet } from 'react-router';
import { SkipLink } from '../ui/skip-link.tsx';
import { toastShelf } from '../ui/toasts/toast.ts';
import { Account } from './header.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { LogoLink } from './logo.tsx';
import { Main } from './public-layout.tsx';
import { ThemeSwitch } from './theme-switch.tsx';

const BarPlace = createContext<HTMLElement | null>(null);

/** What a tool puts into the one bar of its screen. */
export const ToolBar = ({ children }: { readonly children: ReactNode }) => {
  const place = use(BarPlace);
  return place && createPortal(children, place);
};

/**
 * For a screen that needs the whole height, such as the builder: the site's bar and the tool's own are one. It stands
 * before the tool is loaded, and stays when it cannot be.
 */
export const ToolLayout = () => {
  const [place, setPlace] = useState<HTMLElement | null>(null);
  return (
    <BarPlace value={place}>
      <div className="flex min-h-dvh flex-col">
        <SkipLink />
        <header className="sticky top-0 z-30 border-line border-b bg-paper/90 backdrop-blur-md">
          <div className="mx-auto flex h-14 max-w-[112rem] items-center gap-1 px-3 sm:px-6">
            <LogoLink className="shrink-0" short />
            <div ref={setPlace} className="flex min-w-0 grow items-center gap-1" />
            {/* A phone has them in the tool's menu. */}
            <div className="flex items-center max-sm:hidden">
              <LanguageSwitch />
              <ThemeSwitch />
            </div>
            <Account beside />
          </div>
          <div id={toastShelf} className="px-3 pb-2 empty:hidden sm:hidden" />
        </header>
        <Main>
          <Outlet />
        </Main>
      </div>
    </BarPlace>
  );
};
