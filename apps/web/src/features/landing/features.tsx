import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { currentLanguage } from '../../platform/languages/i18n.ts';
import { pictureSize, samplePicture } from '../../resume/samples/sample-pictures.ts';
import { CheckIcon, FileIcon, LockIcon } from '../../ui/icons.tsx';

interface FeatureProps {
  readonly picture: ReactNode;
  readonly title: ReactNode;
  readonly children: ReactNode;
}

const Feature = ({ picture, title, children }: FeatureProps) => (
  <li className="flex w-68 shrink-0 snap-start flex-col overflow-hidden rounded-base border border-line bg-surface shadow-card sm:w-auto">
    <div aria-hidden="true" className="relative h-28 overflow-hidden border-line border-b bg-sunken sm:h-40">
      {picture}
    </div>
    <div className="p-3.5 sm:p-5">
      <h3 className="font-semibold sm:text-18">{title}</h3>
      <p className="mt-1 text-14 text-muted sm:text-16">{children}</p>
    </div>
  </li>
);

/** The upper part of a page, larger than in the gallery. */
const PageDetail = ({ src, className }: { readonly src: string; readonly className: string }) => (
  <img
    {...pictureSize}
    src={src}
    alt=""
    loading="lazy"
    decoding="async"
    className={`absolute max-w-none bg-white shadow-float ${className}`}
  />
);

const chip = 'flex items-center gap-2 rounded-inner bg-raised px-3 py-2 font-medium text-14 shadow-card';

const read = [
  ['name', 'Ananya Sharma'],
  ['phone', '+91 98765 43210'],
  ['skills', 'TypeScript, React, Node.js'],
  ['experience', '2 × title, company, dates'],
] as const;

const keyboard = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'];

/** S1 §2. Each card shows what it says. */
export const Features = () => {
  const language = currentLanguage();
  return (
    <section className="mx-auto max-w-6xl py-7 sm:px-6 sm:py-20">
      <h2 id="features" className="max-w-xl px-4 font-semibold text-22 sm:px-0 sm:text-36">
        <Trans>Everything a good resume needs, and nothing to learn.</Trans>
      </h2>
      <section
        // biome-ignore lint/a11y/noNoninteractiveTabindex: on a phone it is pushed along, also by keys
        tabIndex={0}
        aria-labelledby="features"
        className="strip overflow-x-auto"
      >
        <ul className="mt-5 flex gap-4 px-4 pb-3 sm:mt-10 sm:grid sm:grid-cols-2 sm:px-0 lg:grid-cols-3">
          <Feature
            title={<Trans>The page is always true</Trans>}
            picture={
              <>
                <PageDetail src={samplePicture('classic', { language })} className="top-5 left-6 w-[130%]" />
                <span className="absolute right-5 bottom-4 rounded-full bg-ink px-3 py-1 font-medium text-12 text-paper">
                  <Trans>Preview = PDF = Word</Trans>
                </span>
              </>
            }
          >
            <Trans>
              The preview is the document. Line for line, what you see while typing is what an employer opens.
            </Trans>
          </Feature>
          <Feature
            title={<Trans>Read by people and machines</Trans>}
            picture={
              <dl className="grid h-full content-center gap-1 px-5 font-mono text-12">
                {read.map(([field, value]) => (
                  <div key={field} className="flex items-center gap-2">
                    <CheckIcon className="size-3.5 text-success-ink" />
                    <dt className="w-20 text-muted">{field}</dt>
                    <dd className="truncate">{value}</dd>
                  </div>
                ))}
              </dl>
            }
          >
            <Trans>
              Real text in reading order, with headings and lists that screening software understands. You can
              read along as plain text before you send it.
            </Trans>
          </Feature>
          <Feature
            title={<Trans>PDF and Word</Trans>}
            picture={
              <div className="flex h-full flex-col items-center justify-center gap-2.5">
                <span className={`${chip} -ml-12`}>
                  <FileIcon className="size-4.5 text-danger-ink" />
                  modern_resume.pdf
                </span>
                <span className={`${chip} ml-12`}>
                  <FileIcon className="size-4.5 text-accent-ink" />
                  modern_resume.docx
                </span>
              </div>
            }
          >
            <Trans>
              The Word file is a document with styles, not a picture in disguise: a recruiter can edit it.
            </Trans>
          </Feature>
          <Feature
            title={<Trans>Freshers start equal</Trans>}
            picture={
              <PageDetail
                src={samplePicture('modern', { language, isFresher: true })}
                className="top-5 left-6 w-[130%]"
              />
            }
          >
            <Trans>No work history? Say so once, and the steps ask about your training instead.</Trans>
          </Feature>
          <Feature
            title={<Trans>Made on a phone</Trans>}
            picture={
              <div className="absolute inset-x-0 top-5 mx-auto w-52 rounded-t-[18px] border-4 border-edge/50 border-b-0 bg-surface px-3 pt-3">
                <p className="h-8 rounded-inner border border-accent-ink px-2 text-12 leading-7.5">
                  Pune
                  <span className="ml-0.5 inline-block h-3.5 w-px translate-y-0.5 animate-caret bg-ink" />
                </p>
                <div className="mt-2 grid gap-1">
                  {keyboard.map((row) => (
                    <div key={row} className="flex justify-center gap-0.75">
                      {[...row].map((key) => (
                        <span
                          key={key}
                          className="w-3.75 rounded-[3px] bg-sunken text-center text-12 text-muted leading-5.5"
                        >
                          {key}
                        </span>
                      ))}
                    </div>
                  ))}
                </div>
              </div>
            }
          >
            <Trans>
              Large fields, the right keyboard, Next within reach of your thumb. After the first visit you can
              build without a network.
            </Trans>
          </Feature>
          <Feature
            title={<Trans>Yours, from the first word</Trans>}
            picture={
              <div className="flex h-full flex-col items-center justify-center gap-3">
                <span className={chip}>
                  <LockIcon className="size-4.5 text-success-ink" />
                  <Trans>Kept on this device</Trans>
                </span>
                <span className="text-center text-18">अ · ক · ગ · ತ · മ · ଓ · ਪ · த · తె</span>
              </div>
            }
          >
            <Trans>
              What you type stays in your browser until you save, in your own script if you like. No trackers,
              no adverts; take your data along or erase it whenever you like.
            </Trans>
          </Feature>
        </ul>
      </section>
    </section>
  );
};
