import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { openSignIn, type SignInMode } from '../../account/sign-in-prompt.ts';

const modes: readonly string[] = ['login', 'register', 'reset'] satisfies SignInMode[];
const isMode = (text: string | null): text is SignInMode => text !== null && modes.includes(text);

/** A link in one of our letters (`/?auth=login`) opens the dialog; the address is then cleaned, so a reload does not. */
export const useAuthLink = (): void => {
  const [search, setSearch] = useSearchParams();
  const mode = search.get('auth');
  useEffect(() => {
    if (!isMode(mode)) return;
    openSignIn({ mode });
    setSearch(
      (now) => {
        now.delete('auth');
        return now;
      },
      { replace: true, preventScrollReset: true },
    );
  }, [mode, setSearch]);
};
