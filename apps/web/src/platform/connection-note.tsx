import { Trans } from '@lingui/react/macro';
import { Banner } from '../ui/banner.tsx';
import { useOnline } from './online.ts';

/** Says that there is no connection for as long as there is none; the pages ask again by themselves afterwards. */
export const ConnectionNote = () => {
  const online = useOnline();
  return (
    <div role="status">
      {!online && (
        <Banner tone="warning" className="mb-6" title={<Trans>You are offline</Trans>}>
          <Trans>What you see may be out of date. It is refreshed as soon as the connection is back.</Trans>
        </Banner>
      )}
    </div>
  );
};
