import { Trans, useLingui } from '@lingui/react/macro';

/** The day the texts were last changed; the notice's version in the domain carries the same date. */
const changed = new Date(Date.UTC(2026, 10, 16));

export const LastUpdated = () => {
  const { i18n } = useLingui();
  const updated = i18n.date(changed, { dateStyle: 'long', timeZone: 'UTC' });
  return (
    <p className="text-14 text-muted">
      <Trans>Last updated: {updated}</Trans>
    </p>
  );
};
