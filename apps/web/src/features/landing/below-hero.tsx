import { Trans } from '@lingui/react/macro';
import { ButtonLink } from '../../ui/button.tsx';
import { ArrowRightIcon } from '../../ui/icons.tsx';
import { NibMark } from '../../ui/nib-mark.tsx';
import { DesignStrip } from './design-strip.tsx';
import { Features } from './features.tsx';
import { Measured } from './measured.tsx';
import { Prices } from './prices.tsx';
import { Questions } from './questions-section.tsx';

const CallToAction = () => (
  <section className="mx-auto max-w-6xl px-4 pb-7 sm:px-6 sm:pb-24">
    <div className="relative overflow-hidden rounded-[16px] bg-accent px-5 py-7 text-on-accent sm:px-12 sm:py-16">
      <NibMark className="absolute -right-8 -bottom-14 size-72 rotate-[24deg] opacity-15 max-sm:size-52" />
      <h2 className="max-w-lg font-display font-medium text-22 sm:text-36">
        <Trans>The next vacancy will not wait. Neither should your resume.</Trans>
      </h2>
      <div className="relative mt-5 flex flex-wrap gap-3 sm:mt-8">
        <ButtonLink
          to="/builder"
          size="large"
          className="bg-on-accent! text-[#1b4fcb]! hover:bg-[#eaf1ff]! focus-visible:outline-on-accent"
        >
          <Trans>Start Building</Trans>
          <ArrowRightIcon className="size-4.5" />
        </ButtonLink>
        <ButtonLink
          to="/plans"
          size="large"
          look="quiet"
          className="text-on-accent! max-sm:hidden hover:bg-white/10! focus-visible:outline-on-accent"
        >
          <Trans>See the plans</Trans>
        </ButtonLink>
      </div>
    </div>
  </section>
);

const BelowHero = () => (
  <>
    <DesignStrip />
    <Features />
    <Measured />
    <Prices />
    <Questions />
    <CallToAction />
  </>
);

export default BelowHero;
