import { Trans } from '@lingui/react/macro';

/** The day the texts were last changed; the notice's version in the domain carries the same date. */
const updated = '1 November 2026';

export const LastUpdated = () => (
  <p className="text-14 text-muted">
    <Trans>Last updated: {updated}</Trans>
  </p>
);
