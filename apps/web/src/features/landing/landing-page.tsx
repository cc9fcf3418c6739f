import { guestPricePaise } from '@kalam/domain/plans/plan-catalogue';
import { formatRupees } from '@kalam/domain/plans/rupees';
import { showsLandingBanner } from '@kalam/domain/settings/checkout-settings';
import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useMemo } from 'react';
import { useCheckoutSetting } from '../../platform/checkout/checkout-setting.ts';
import { translate } from '../../platform/languages/translator.ts';
import { usePageTitle } from '../../platform/page-title.ts';
import { SamplePicture } from '../../resume/samples/sample-picture.tsx';
import { Banner } from '../../ui/banner.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import {
  ArrowRightIcon,
  CheckIcon,
  DownloadIcon,
  EditIcon,
  type IconComponent,
  PhoneIcon,
  SearchIcon,
  ShieldIcon,
  SparkIcon,
} from '../../ui/icons.tsx';
import { NibMark } from '../../ui/nib-mark.tsx';
import { Prices } from './prices.tsx';
import { Questions } from './questions-section.tsx';
import { Steps } from './steps.tsx';
import { TypingBanner } from './typing-banner.tsx';

const price = formatRupees(guestPricePaise);

const Assurance = ({ children }: { readonly children: ReactNode }) => (
  <li className="flex items-center gap-2">
    <CheckIcon className="size-4 text-success-ink" />
    {children}
  </li>
);

/** The form's side of the picture: what is typed here stands on the page behind it. */
const FormGlimpse = () => (
  <div
    aria-hidden="true"
    className="absolute -bottom-7 -left-3 w-58 rounded-base bg-raised p-4 shadow-float sm:-left-14 sm:w-66"
  >
    <p className="flex items-center justify-between text-12 text-muted">
      <span className="font-medium text-ink">
        <Trans>Personal Info</Trans>
      </span>
      <Trans>Step 1 of 5</Trans>
    </p>
    <div className="mt-2 flex gap-1">
      {['bg-accent', 'bg-line', 'bg-line', 'bg-line', 'bg-line'].map((colour, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: five marks that never change
        <span key={index} className={`h-1 grow rounded-full ${colour}`} />
      ))}
    </div>
    <p className="mt-3 text-12 text-muted">
      <Trans>Full name</Trans>
    </p>
    <p className="mt-1 flex h-9 items-center rounded-inner border border-accent-ink px-2.5 text-14">
      Ananya Sharma
      <span className="ml-0.5 h-4 w-px animate-caret bg-ink" />
    </p>
  </div>
);

const Hero = () => {
  const { t } = useLingui();
  const people = useMemo(
    () => [t`freshers`, t`software engineers`, t`nurses`, t`accountants`, t`teachers`, t`sales teams`],
    [t],
  );
  return (
    <section className="relative overflow-hidden border-line border-b">
      <div aria-hidden="true" className="hero-rules absolute inset-0 max-lg:hidden" />
      <div className="relative mx-auto grid max-w-6xl items-center gap-x-10 gap-y-14 px-4 pt-12 pb-20 sm:px-6 sm:pt-16 lg:grid-cols-[1.25fr_1fr] lg:pt-20 lg:pb-24">
        <div>
          <h1 className="font-display font-medium text-36 sm:text-48">
            <Trans>
              A resume you are proud of, <br className="max-sm:hidden" />
              by this evening.
            </Trans>
          </h1>
          <p className="mt-4 font-medium text-18 text-accent-ink">
            <Trans>Made for</Trans> <TypingBanner phrases={people} />
          </p>
          <p className="mt-4 max-w-lg text-muted sm:text-18">
            <Trans>
              Answer five short steps and watch the finished page grow beside you. Start without signing up,
              and pay only when you want the file.
            </Trans>
          </p>
          <div className="mt-8 flex flex-wrap gap-3">
            <ButtonLink to="/builder" size="large" className="max-sm:grow">
              <Trans>Start Building</Trans>
              <ArrowRightIcon className="size-4.5" />
            </ButtonLink>
            <ButtonLink to="/templates" size="large" look="secondary" className="max-sm:grow">
              <Trans>Browse Templates</Trans>
            </ButtonLink>
          </div>
          <ul className="mt-8 flex flex-wrap gap-x-6 gap-y-2 text-14 text-muted">
            <Assurance>
              <Trans>No sign-up to start</Trans>
            </Assurance>
            <Assurance>
              <Trans>One download for {price}</Trans>
            </Assurance>
            <Assurance>
              <Trans>Nothing renews by itself</Trans>
            </Assurance>
          </ul>
        </div>
        <div className="relative mx-auto w-full max-w-88 sm:max-w-104 lg:mr-0">
          <SamplePicture
            layout="modern"
            first
            alt={t`A finished resume of a sample candidate, Ananya Sharma, senior software engineer`}
            className="w-full rounded-[4px] shadow-dialog"
          />
          <FormGlimpse />
        </div>
      </div>
    </section>
  );
};

interface FeatureProps {
  readonly icon: IconComponent;
  readonly title: ReactNode;
  readonly children: ReactNode;
}

const Feature = ({ icon: Icon, title, children }: FeatureProps) => (
  <li className="flex gap-4 rounded-base border border-line bg-surface p-5 shadow-card sm:block sm:p-6">
    <Icon className="mt-0.5 size-6 text-accent-ink" />
    <div>
      <h3 className="font-semibold text-18 sm:mt-4">{title}</h3>
      <p className="mt-1 text-muted">{children}</p>
    </div>
  </li>
);

const Features = () => (
  <section className="mx-auto max-w-6xl px-4 py-16 sm:px-6 sm:py-24">
    <h2 className="max-w-xl font-semibold text-28 sm:text-36">
      <Trans>Everything a good resume needs, and nothing to learn.</Trans>
    </h2>
    <ul className="mt-10 grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
      <Feature icon={EditIcon} title={<Trans>The page is always true</Trans>}>
        <Trans>
          The preview is the document. Line for line, what you see while typing is what an employer opens.
        </Trans>
      </Feature>
      <Feature icon={SearchIcon} title={<Trans>Read by people and machines</Trans>}>
        <Trans>
          Real text in reading order, with headings and lists that screening software understands. You can
          read along as plain text before you send it.
        </Trans>
      </Feature>
      <Feature icon={DownloadIcon} title={<Trans>PDF and Word</Trans>}>
        <Trans>
          The Word file is a document with styles, not a picture in disguise: a recruiter can edit it.
        </Trans>
      </Feature>
      <Feature icon={SparkIcon} title={<Trans>Freshers start equal</Trans>}>
        <Trans>No work history? Say so once, and the steps ask about your training instead.</Trans>
      </Feature>
      <Feature icon={PhoneIcon} title={<Trans>Made on a phone</Trans>}>
        <Trans>
          Large fields, the right keyboard, Next within reach of your thumb. After the first visit you can
          build without a network.
        </Trans>
      </Feature>
      <Feature icon={ShieldIcon} title={<Trans>Yours, from the first word</Trans>}>
        <Trans>
          What you type stays in your browser until you save. No trackers, no adverts; take your data along or
          erase it whenever you like.
        </Trans>
      </Feature>
    </ul>
  </section>
);

const CallToAction = () => (
  <section className="mx-auto max-w-6xl px-4 pb-16 sm:px-6 sm:pb-24">
    <div className="relative overflow-hidden rounded-[16px] bg-accent px-6 py-12 text-on-accent sm:px-12 sm:py-16">
      <NibMark className="absolute -right-8 -bottom-14 size-72 rotate-[24deg] opacity-15 max-sm:size-52" />
      <h2 className="max-w-lg font-display font-medium text-28 sm:text-36">
        <Trans>The next vacancy will not wait. Neither should your resume.</Trans>
      </h2>
      <div className="relative mt-8 flex flex-wrap gap-3">
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
          className="text-on-accent! hover:bg-white/10! focus-visible:outline-on-accent"
        >
          <Trans>See the plans</Trans>
        </ButtonLink>
      </div>
    </div>
  </section>
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
      <Features />
      <Steps />
      <Prices />
      <Questions />
      <CallToAction />
    </>
  );
};

export default LandingPage;
