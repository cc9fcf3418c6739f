import { Trans, useLingui } from '@lingui/react/macro';
import { DownloadIcon } from '../../../ui/icons.tsx';
import { useMay } from '../admin-session.ts';

/** The figures of a chart to take away. */
export const ChartFile = ({ href, title }: { readonly href: string | undefined; readonly title: string }) => {
  const { t } = useLingui();
  const may = useMay();
  if (href === undefined || !may('lists-export')) return null;
  return (
    <p className="mt-3 text-right text-14">
      <a
        href={href}
        download
        aria-label={t`Download CSV: ${title}`}
        className="inline-flex min-h-9 items-center gap-1.5 rounded-inner text-accent-ink underline-offset-3 hover:underline pointer-coarse:min-h-11"
      >
        <DownloadIcon className="size-4" />
        <Trans>Download CSV</Trans>
      </a>
    </p>
  );
};
