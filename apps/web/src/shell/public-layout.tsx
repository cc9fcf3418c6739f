import type { ReactNode } from 'react';
import { Outlet } from 'react-router';
import { SkipLink } from '../ui/skip-link.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';

export const Main = ({ children }: { readonly children: ReactNode }) => (
  <main id="main" tabIndex={-1} className="grow">
    {children}
  </main>
);

export const PublicFrame = ({ children }: { readonly children: ReactNode }) => (
  <div className="flex min-h-dvh flex-col">
    <SkipLink />
    <Header />
    <Main>{children}</Main>
    <Footer />
  </div>
);

export const PublicLayout = () => (
  <PublicFrame>
    <Outlet />
  </PublicFrame>
);
