import { showsLandingBanner } from '@kalam/domain/settings/checkout-settings';
import { useLingui } from '@lingui/react/macro';
import { Suspense } from 'react';
import { useCheckoutSetting } from '../../platform/checkout/checkout-setting.ts';
import { translate } from '../../platform/languages/translator.ts';
import { page } from '../../platform/loading/lazy-page.tsx';
import { overlay } from '../../platform/loading/overlay.tsx';
import { usePageTitle } from '../../platform/page-title.ts';
import { Banner } from '../../ui/banner.tsx';
import { Hero } from './hero.tsx';

/**
 * Prerendered like everything here, and brought to life after the hero: it is read rather than pressed. While its code is
 * not there, or never comes, it stands as it was prerendered, and its links lead as links do.
 */
const BelowHero = page(() => import('./below-hero.tsx').catch(() => new Promise<never>(() => {})));
if (import.meta.env.SSR) await BelowHero.preload();

const BringFile = overlay(
  () => import('../../resume/reading/bring-file.tsx'),
  () => undefined,
);

/** S1 §2: yellow, and there only while staff want it to be. */
const Maintenance = () => {
  const settings = useCheckoutSetting();
  return (
    <div role="status" aria-live="polite">
      {showsLandingBanner(settings) && (
        <Banner tone="warning" className="rounded-none border-x-0 border-t-0 sm:px-6">
          {translate(settings.maintenanceMessage)}
        </Banner>
      )}
    </div>
  );
};

const LandingPage = () => {
  const { t } = useLingui();
  usePageTitle(t`Kalam – resumes for job seekers in India`);
  return (
    <>
      <Maintenance />
      <Hero />
      <Suspense>
        <BelowHero />
      </Suspense>
      <BringFile />
    </>
  );
};

export default LandingPage;
