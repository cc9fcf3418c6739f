const home = '/admin/dashboard';
const login = '/admin/login';

/** The sign-in page with the page that was asked for, to go on with afterwards. */
export const loginAddress = ({ pathname, search }: { readonly pathname: string; readonly search: string }): string =>
  pathname + search === home ? login : `${login}?${new URLSearchParams({ return: pathname + search })}`;

/** Where signing in leads. Anybody can write the address: nothing but a page of the back office is gone to. */
export const pageAfterLogin = (search: string): string => {
  const asked = new URLSearchParams(search).get('return') ?? '';
  const site = 'https://site.invalid';
  const url = URL.canParse(asked, site) ? new URL(asked, site) : undefined;
  const isOurs = url?.origin === site && /^\/admin\/\w/.test(url.pathname) && url.pathname !== login;
  return isOurs ? url.pathname + url.search : home;
};
