import type { Location } from 'react-router';

const home = '/admin/dashboard';

const addressOf = ({ pathname, search }: Location): string => pathname + search;

/** Travels with the step to the sign-in page, whose own address stays plain. */
export const returnPage = (location: Location): { readonly asked: string } => ({
  asked: addressOf(location),
});

/** For a fresh page, which no step of this one leads to. */
export const loginAddress = (location: Location): string =>
  `/admin/login?${new URLSearchParams({ return: addressOf(location) })}`;

const isAsked = (state: unknown): state is { readonly asked: string } =>
  typeof state === 'object' && state !== null && 'asked' in state && typeof state.asked === 'string';

/** Where signing in leads. Anybody can write an address: nothing but a page of the back office is gone to. */
export const pageAfterLogin = ({ state, search }: Pick<Location, 'state' | 'search'>): string => {
  const asked = isAsked(state) ? state.asked : new URLSearchParams(search).get('return');
  const site = 'https://site.invalid';
  const url = asked !== null && URL.canParse(asked, site) ? new URL(asked, site) : undefined;
  const isOwn = url?.origin === site && /^\/admin\/\w/.test(url.pathname) && url.pathname !== '/admin/login';
  return isOwn ? url.pathname + url.search : home;
};
