import { guestPricePaise } from '@kalam/domain/plans/plan-catalogue';
import { formatRupees } from '@kalam/domain/plans/rupees';
import { resumeLimits } from '@kalam/domain/resumes/resume-limits';
import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useMemo, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { currentLanguage } from '../../platform/languages/i18n.ts';
import { overlay } from '../../platform/loading/overlay.tsx';
import { SamplePicture } from '../../resume/samples/sample-picture.tsx';
import { useLanguageItems } from '../../shell/language-switch.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { ArrowRightIcon, CheckIcon, LanguageIcon, UploadIcon } from '../../ui/icons.tsx';
import { TypingBanner } from './typing-banner.tsx';

const price = formatRupees(guestPricePaise);

/** The engine, once somebody means to type; without it the picture stays, and the name still goes along. */
const LiveSheet = overlay(
  () => import('./live-sheet.tsx'),
  () => undefined,
);

const Assurance = ({ children }: { readonly children: ReactNode }) => (
  <li className="flex items-center gap-2">
    <CheckIcon className="size-4 text-success-ink" />
    {children}
  </li>
);

interface NameCardProps {
  readonly name: string;
  readonly onChange: (name: string) => void;
  readonly onBegin: () => void;
  readonly onGo: () => void;
}

/** The first field of the first step, right here: what is typed stands on the page behind it. */
const NameCard = ({ name, onChange, onBegin, onGo }: NameCardProps) => (
  <form
    className="relative z-10 mx-3 -mb-9 rounded-base bg-raised p-3.5 shadow-float sm:absolute sm:-bottom-8 sm:-left-14 sm:m-0 sm:w-78 sm:p-4"
    onSubmit={(event) => {
      event.preventDefault();
      onGo();
    }}
  >
    <div className="flex items-baseline justify-between gap-3 text-12 text-muted">
      <label htmlFor="hero-name" className="font-medium text-14 text-ink">
        <Trans>Try it: your full name</Trans>
      </label>
      <Trans>Step 1 of 5</Trans>
    </div>
    <div className="mt-2 flex gap-2">
      <input
        id="hero-name"
        className="control min-w-0"
        dir="auto"
        autoComplete="name"
        autoCapitalize="words"
        enterKeyHint="go"
        maxLength={resumeLimits.nameText}
        placeholder={currentLanguage() === 'hi' ? 'अनन्या शर्मा' : 'Ananya Sharma'}
        value={name}
        onFocus={onBegin}
        onChange={(event) => onChange(event.target.value)}
      />
      <Button type="submit" className="shrink-0 px-3.5!">
        <Trans>Go on</Trans>
      </Button>
    </div>
  </form>
);

/** On a phone the header has no room for the switch, and whoever cannot read the page will not look for it at its end. */
const OtherLanguage = () => {
  const others = useLanguageItems().filter(({ checked }) => !checked);
  return (
    <p className="-mt-3 mb-1 flex justify-end sm:hidden">
      {others.map(({ label, onSelect }, index) => (
        <Button
          // biome-ignore lint/suspicious/noArrayIndexKey: the languages of the product
          key={index}
          look="quiet"
          size="small"
          icon={LanguageIcon}
          className="-mr-3 text-accent-ink"
          onClick={onSelect}
        >
          {label}
        </Button>
      ))}
    </p>
  );
};

export const Hero = () => {
  const { t } = useLingui();
  const navigate = useNavigate();
  const [name, setName] = useState('');
  const [begun, setBegun] = useState(false);
  const language = currentLanguage();
  const people = useMemo(
    () => [t`freshers`, t`software engineers`, t`nurses`, t`accountants`, t`teachers`, t`sales teams`],
    [t],
  );
  const fullName = name.trim();
  // The builder goes on with what was typed here.
  const along = fullName === '' ? undefined : { fullName };
  return (
    <section className="relative overflow-hidden border-line border-b">
      <div aria-hidden="true" className="hero-rules absolute inset-0 max-lg:hidden" />
      <div className="relative mx-auto grid max-w-6xl items-center gap-x-10 gap-y-5 px-4 pt-6 sm:gap-y-14 sm:px-6 sm:pt-16 sm:pb-20 lg:grid-cols-[1.25fr_1fr] lg:pt-20 lg:pb-24">
        <div>
          <OtherLanguage />
          <h1 className="font-display font-medium text-36 sm:text-48">
            <Trans>
              A resume you are proud of, <br className="max-sm:hidden" />
              by this evening.
            </Trans>
          </h1>
          <p className="mt-3 font-medium text-18 text-accent-ink sm:mt-4">
            <Trans>Made for</Trans> <TypingBanner phrases={people} />
          </p>
          <p className="mt-4 max-w-lg text-muted max-sm:hidden sm:text-18">
            <Trans>
              Answer five short steps and watch the finished page grow beside you. Start without signing up,
              and pay only when you want the file.
            </Trans>
          </p>
          <div className="mt-5 flex gap-2.5 sm:mt-8 sm:gap-3">
            <ButtonLink
              to="/builder"
              state={along}
              size="large"
              className="max-sm:grow max-sm:px-3! max-sm:text-14"
            >
              <Trans>Start Building</Trans>
              <ArrowRightIcon className="size-4.5 max-sm:hidden" />
            </ButtonLink>
            <ButtonLink
              to="/templates"
              size="large"
              look="secondary"
              className="max-sm:grow max-sm:px-3! max-sm:text-14"
            >
              <Trans>Browse Templates</Trans>
            </ButtonLink>
          </div>
          <Link
            to="/builder?import"
            className="mt-1.5 -mb-1.5 inline-flex min-h-11 items-center gap-2 font-medium text-14 text-accent-ink hover:underline sm:mt-3 sm:mb-0"
          >
            <UploadIcon className="size-4.5" />
            <Trans>Start from the resume you have</Trans>
          </Link>
          <ul className="mt-2 flex flex-wrap gap-x-4 gap-y-1 text-14 text-muted sm:mt-5 sm:gap-y-2">
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
          <NameCard
            name={name}
            onChange={setName}
            onBegin={() => setBegun(true)}
            onGo={() => void navigate('/builder', { state: along })}
          />
          <div
            role="img"
            aria-label={
              fullName === ''
                ? t`A finished resume of a sample candidate, Ananya Sharma, senior software engineer`
                : t`The sample resume in your name: ${fullName}`
            }
            className="relative overflow-hidden rounded-t-[4px] bg-white shadow-dialog max-sm:h-64 max-sm:pt-9 sm:rounded-[4px]"
          >
            <div className="relative">
              <SamplePicture layout="modern" language={language} first alt="" className="w-full" />
              {begun && <LiveSheet name={name} language={language} />}
            </div>
          </div>
        </div>
      </div>
    </section>
  );
};
