import { useLocation } from 'react-router';

/** The token of a link in a mail stands after `#`, where no server sees it on the way. */
export const useLinkToken = (): string =>
  new URLSearchParams(useLocation().hash.replace(/^#/, '')).get('token') ?? '';
