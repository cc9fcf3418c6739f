import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { reading, speed } from './measured-figures.ts';

interface Figures {
  readonly ours: number;
  readonly rival: number;
}

interface BarProps {
  readonly what: ReactNode;
  readonly figures: Figures;
  readonly rival: string;
}

interface LengthProps {
  readonly of: number;
  readonly in: number;
  readonly className: string;
}

/** Drawn, since a prerendered page may carry no style of its own. */
const Length = ({ of, in: whole, className }: LengthProps) => (
  <svg
    aria-hidden="true"
    viewBox="0 0 100 4"
    preserveAspectRatio="none"
    className={`h-2 w-[58%] sm:h-2.5 ${className}`}
  >
    <rect width={Math.max(1, (of / whole) * 100)} height="4" />
  </svg>
);

/** Two lengths say more than two numbers; the numbers stand beside them. */
const Bar = ({ what, figures, rival }: BarProps) => (
  <tr>
    <th scope="row" className="block pt-2 text-left font-medium max-sm:text-14">
      {what}
    </th>
    <td className="flex items-center gap-2.5 sm:mt-1">
      <Length of={figures.ours} in={figures.rival} className="fill-accent" />
      <span className="whitespace-nowrap font-semibold text-14 tabular-nums">{figures.ours} ms</span>
    </td>
    <td className="flex items-center gap-2.5 text-muted sm:mt-1">
      <Length of={figures.rival} in={figures.rival} className="fill-edge/50" />
      <span className="whitespace-nowrap text-12 tabular-nums">
        {figures.rival} ms, {rival}
      </span>
    </td>
  </tr>
);

const Command = ({ children }: { readonly children: string }) => (
  <p className="mt-4 text-12 text-muted">
    <Trans>Measured by</Trans> <code className="rounded-inner bg-ink/6 px-1.5 py-0.5">{children}</code>
  </p>
);

/** On a phone the next one shows at the edge. */
const part = 'w-72 shrink-0 snap-start sm:w-auto';

const Reading = () => {
  const { designs, found, command } = reading;
  const readers = [
    [
      <Trans key="form">A parser that fills a form, as applicant systems do</Trans>,
      'fields by a form filling parser',
    ],
    [<Trans key="js">pdf.js, the reader in browsers</Trans>, 'text by pdf.js'],
    [
      <Trans key="file">pdftotext, in the order of the file</Trans>,
      'text by poppler in the order of the file',
    ],
    [<Trans key="place">pdftotext, by where the words stand</Trans>, 'text by poppler from where it stands'],
    [<Trans key="tags">The tags that screen readers follow</Trans>, 'tags by poppler'],
  ] as const;
  return (
    <div className={part}>
      <table className="w-full">
        <caption className="pb-1 text-left text-14 text-muted">
          <Trans>
            Fields of a resume that machines find whole and in order, in all {designs} designs of one column
          </Trans>
        </caption>
        <tbody>
          {readers.map(([name, reader]) => (
            <tr key={reader} className="border-line border-b">
              <th scope="row" className="py-1 text-left font-normal text-14 sm:py-2 sm:text-16">
                {name}
              </th>
              <td className="whitespace-nowrap pl-3 text-right font-semibold text-14 tabular-nums">
                {found[reader]} %
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <Command>{command}</Command>
    </div>
  );
};

/** What we claim, as measured, with the command that anyone can run. */
export const Measured = () => (
  <section className="border-line border-y bg-sunken">
    <div className="mx-auto max-w-6xl py-7 sm:px-6 sm:py-16">
      <h2 id="measured" className="px-4 font-semibold text-22 sm:px-0 sm:text-36">
        <Trans>Measured, not promised.</Trans>
      </h2>
      <section
        // biome-ignore lint/a11y/noNoninteractiveTabindex: on a phone it is pushed along, also by keys
        tabIndex={0}
        aria-labelledby="measured"
        className="strip mt-4 flex gap-x-8 gap-y-8 overflow-x-auto px-4 sm:mt-8 sm:grid sm:gap-x-16 sm:px-0 lg:grid-cols-2"
      >
        <Reading />
        <div className={part}>
          <table className="block">
            <caption className="block text-left text-14 text-muted">
              <Trans>How long the page and the files take, beside a well-known library</Trans>
            </caption>
            <tbody className="block">
              <Bar
                what={<Trans>A key, until the page shows it</Trans>}
                figures={speed.keystroke}
                rival="react-pdf"
              />
              <Bar what={<Trans>A PDF after a change</Trans>} figures={speed.pdf} rival="react-pdf" />
              <Bar what={<Trans>A Word file</Trans>} figures={speed.word} rival="docx" />
            </tbody>
          </table>
          <Command>{speed.command}</Command>
        </div>
      </section>
    </div>
  </section>
);
