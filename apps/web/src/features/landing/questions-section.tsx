import { Trans, useLingui } from '@lingui/react/macro';
import { ChevronDownIcon } from '../../ui/icons.tsx';
import { questions } from './questions.ts';

/** Native disclosure: it opens without a script and is found by a search on the page. */
export const Questions = () => {
  const { i18n } = useLingui();
  return (
    <section className="mx-auto grid max-w-6xl gap-x-16 gap-y-3 px-4 pb-7 sm:gap-y-8 sm:px-6 sm:pb-20 lg:grid-cols-[1fr_1.2fr]">
      <h2 className="font-semibold text-22 sm:text-36">
        <Trans>Questions and answers</Trans>
      </h2>
      <div className="border-line border-t">
        {questions.map(({ question, answer }) => (
          <details key={question.id} className="group border-line border-b">
            <summary className="flex min-h-11 list-none items-center justify-between gap-4 py-1.5 font-medium max-sm:text-14 sm:min-h-14 sm:py-3.5 [&::-webkit-details-marker]:hidden">
              {i18n._(question)}
              <ChevronDownIcon className="shrink-0 text-muted transition-transform group-open:rotate-180" />
            </summary>
            <p className="pr-9 pb-5 text-muted">{i18n._(answer)}</p>
          </details>
        ))}
      </div>
    </section>
  );
};
