import { layoutLabels, templateLayouts } from '@kalam/domain/templates/template-layouts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import { currentLanguage } from '../../platform/languages/i18n.ts';
import { SamplePicture } from '../../resume/samples/sample-picture.tsx';
import { ArrowRightIcon } from '../../ui/icons.tsx';

/** Every design, on one line that a finger pushes along. */
export const DesignStrip = () => {
  const { t } = useLingui();
  const language = currentLanguage();
  return (
    <section aria-labelledby="designs" className="border-line border-b bg-sunken pt-6 pb-4 sm:py-14">
      <div className="mx-auto flex max-w-6xl items-baseline justify-between gap-4 px-4 sm:px-6">
        <h2 id="designs" className="font-semibold text-22 sm:text-28">
          <Trans>Designs that look like you meant it</Trans>
        </h2>
        <Link
          to="/templates"
          className="inline-flex min-h-11 shrink-0 items-center gap-1.5 font-medium text-14 text-accent-ink hover:underline"
        >
          <Trans>See all</Trans>
          <ArrowRightIcon className="size-4" />
        </Link>
      </div>
      <ul className="strip mx-auto mt-3 flex max-w-6xl gap-4 overflow-x-auto px-4 pb-3 sm:mt-6 sm:gap-5 sm:px-6">
        {templateLayouts.map((layout) => {
          const design = layoutLabels[layout];
          return (
            <li key={layout} className="w-36 snap-start shrink-0 sm:w-52">
              <Link
                to={`/builder?template=${layout}`}
                aria-label={t`Start with the design ${design}`}
                className="group block rounded-[4px]"
              >
                <SamplePicture
                  layout={layout}
                  language={language}
                  alt=""
                  className="w-full rounded-[3px] bg-white shadow-card transition-shadow group-hover:shadow-float"
                />
                <span className="mt-2 block text-center font-medium text-14">{design}</span>
              </Link>
            </li>
          );
        })}
      </ul>
    </section>
  );
};
