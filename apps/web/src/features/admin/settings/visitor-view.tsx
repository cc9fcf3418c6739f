import { type CheckoutSettings, showsLandingBanner } from '@kalam/domain/settings/checkout-settings';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Banner } from '../../../ui/banner.tsx';
import { NibMark } from '../../../ui/nib-mark.tsx';

const Scene = ({ caption, children }: { readonly caption: ReactNode; readonly children: ReactNode }) => (
  <figure>
    <figcaption className="mb-2 text-12 text-muted">{caption}</figcaption>
    <div className="overflow-hidden rounded-base border border-line bg-paper">{children}</div>
  </figure>
);

/** A page as far as it matters here: its bar, and grey where the rest of it is. */
const PageTop = ({ children }: { readonly children?: ReactNode }) => (
  <>
    <div aria-hidden="true" className="flex items-center gap-2 border-line border-b px-3 py-2">
      <NibMark className="size-4 text-accent-ink" />
      <span className="h-1.5 w-10 rounded-full bg-ink/15" />
      <span className="ml-auto h-4 w-12 rounded-inner bg-ink/10" />
    </div>
    {children}
    <div aria-hidden="true" className="space-y-2 px-4 py-4">
      <span className="block h-2.5 w-3/5 rounded-full bg-ink/15" />
      <span className="block h-1.5 w-4/5 rounded-full bg-ink/8" />
      <span className="block h-1.5 w-2/3 rounded-full bg-ink/8" />
    </div>
  </>
);

/** What the settings mean to somebody outside, before they are saved. */
export const VisitorView = ({ settings }: { readonly settings: CheckoutSettings }) => {
  const message = settings.maintenanceMessage.trim();
  return (
    <section>
      <h2 className="font-semibold">
        <Trans>What visitors will see</Trans>
      </h2>
      {settings.isEnabled ? (
        <p className="mt-1 text-14 text-muted">
          <Trans>
            Everything as usual: plans and guest downloads can be bought. The message is kept for later.
          </Trans>
        </p>
      ) : (
        <div className="mt-3 space-y-4">
          <Scene caption={<Trans>At the top of the landing page</Trans>}>
            <PageTop>
              {showsLandingBanner(settings) && (
                <Banner tone="warning" className="rounded-none border-x-0 border-t-0">
                  {message}
                </Banner>
              )}
            </PageTop>
            {!settings.showOnLanding && (
              <p className="border-line border-t bg-sunken px-4 py-2 text-12 text-muted">
                <Trans>No message there: visitors learn it when they want to buy.</Trans>
              </p>
            )}
          </Scene>
          <Scene caption={<Trans>When somebody wants to buy</Trans>}>
            <div className="bg-sunken p-4">
              <div className="rounded-base bg-surface p-4 shadow-float">
                <p className="font-semibold">
                  <Trans>Checkout Unavailable</Trans>
                </p>
                <p className="mt-1 text-14">{message}</p>
                <p aria-hidden="true" className="mt-3 flex justify-end">
                  <span className="rounded-inner bg-accent px-3 py-1 font-medium text-12 text-on-accent">
                    <Trans>Close</Trans>
                  </span>
                </p>
              </div>
            </div>
          </Scene>
        </div>
      )}
    </section>
  );
};
