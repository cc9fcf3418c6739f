import { indianStates } from '@kalam/domain/payments/invoices/indian-states';
import { financialYears, isFinancialYear, monthsOf } from '@kalam/domain/payments/invoices/invoice-list';
import { taxDocumentKinds } from '@kalam/domain/payments/invoices/invoice-rules';
import { paperFileName } from '@kalam/domain/payments/invoices/paper-file-name';
import { formatAmount } from '@kalam/domain/plans/rupees';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Link, useSearchParams } from 'react-router';
import { call, callFile, type ReplyOf } from '../../../platform/api/call.ts';
import { DownloadButton } from '../../../platform/download-button.tsx';
import { formatDate } from '../../../platform/format-date.ts';
import { PageHeader } from '../../../shell/page-header.tsx';
import type { Column } from '../../../ui/table.tsx';
import { ReceiptIcon } from '../../../ui/work-icons.tsx';
import { AdminList } from '../list/list-frame.tsx';
import { useAdminList } from '../list/list-query.ts';
import { paperWords } from './paper-words.tsx';

type Paper = ReplyOf<'GET /api/admin/documents'>['papers'][number];

/** The months of the year that is looked at; without one, of this year. */
const useMonths = (years: readonly string[]): readonly string[] => {
  const [params] = useSearchParams();
  const year = params.get('year') ?? '';
  return monthsOf(isFinancialYear(year) ? year : (years[0] ?? ''));
};

const monthName = (month: string): string =>
  new Date(`${month}-01T00:00:00Z`).toLocaleDateString('en-IN', {
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  });

/** Whom it is made out to: of a business what it registered, of anybody else the State. */
const Buyer = ({ paper: { gstin, businessName, state } }: { readonly paper: Paper }) => (
  <>
    {businessName !== null && <span className="block wrap-anywhere leading-4.5">{businessName}</span>}
    <span className="block text-12 leading-4">
      {state === null ? (
        <span className="text-muted">
          <Trans>State not on record</Trans>
        </span>
      ) : (
        indianStates[state]
      )}
      {gstin !== null && <span className="text-muted tabular-nums"> · {gstin}</span>}
    </span>
  </>
);

/** Nothing of a tax is no figure to read. */
const Amount = ({ rupees }: { readonly rupees: number }) =>
  rupees === 0 ? <span className="text-muted">–</span> : formatAmount(rupees);

const useColumns = (): readonly Column<Paper>[] => {
  const { t, i18n } = useLingui();
  const amount = (id: 'taxable' | 'cgst' | 'sgst' | 'igst', header: string): Column<Paper> => ({
    id,
    header,
    numeric: true,
    cell: (paper) => <Amount rupees={paper[id]} />,
  });
  return [
    {
      id: 'serial',
      header: t`Serial`,
      lead: true,
      cell: ({ serial }) => <span className="whitespace-nowrap tabular-nums">{serial}</span>,
    },
    {
      id: 'kind',
      header: t`Kind`,
      cell: ({ kind, corrects }) => (
        <>
          <span className="block leading-4.5">{i18n._(paperWords[kind])}</span>
          {corrects !== null && (
            <span className="block text-12 text-muted leading-4">
              <Trans>of {corrects}</Trans>
            </span>
          )}
        </>
      ),
    },
    {
      id: 'date',
      header: t`Date`,
      cell: ({ issuedAt }) => (
        <time dateTime={issuedAt} className="whitespace-nowrap tabular-nums">
          {formatDate(issuedAt)}
        </time>
      ),
    },
    { id: 'buyer', header: t`Billed to`, cell: (paper) => <Buyer paper={paper} /> },
    {
      id: 'order',
      header: t`Order ID`,
      cell: ({ orderId }) => (
        <Link
          to={`/admin/orders?search=${encodeURIComponent(orderId)}`}
          className="break-all rounded-inner text-12 underline decoration-edge/70 underline-offset-3 hover:text-accent-ink"
        >
          {orderId}
        </Link>
      ),
    },
    amount('taxable', t`Taxable value`),
    amount('cgst', 'CGST'),
    amount('sgst', 'SGST'),
    amount('igst', 'IGST'),
    {
      id: 'total',
      header: t`Total`,
      numeric: true,
      cell: ({ total }) => <span className="font-medium">{formatAmount(total)}</span>,
    },
    {
      id: 'file',
      header: t`File`,
      numeric: true,
      foot: true,
      cell: ({ id, kind, serial }) => (
        <DownloadButton
          name={paperFileName(kind, serial)}
          fetchFile={() => callFile('GET /api/admin/documents/:id', { params: { id } })}
          failure="invoice-download-failed"
          label={t`Download ${serial} as PDF`}
          className="xl:-my-1.5 xl:min-h-8!"
        >
          PDF
        </DownloadButton>
      ),
    },
  ];
};

/** For the accountant: every invoice and credit note, what they come to, and the same as a file. */
const InvoicesPage = () => {
  const { t, i18n } = useLingui();
  const years = financialYears(new Date());
  const months = useMonths(years);
  const list = useAdminList({
    name: 'invoices',
    path: '/api/admin/documents',
    choices: { year: years, month: months, kind: taxDocumentKinds },
    totals: async (query) => (await call('GET /api/admin/documents/totals', { query })).totals,
    rowKey: ({ id }: Paper) => id,
    load: async (query) => {
      const { papers, nextCursor } = await call('GET /api/admin/documents', { query });
      return { rows: papers, nextCursor };
    },
  });
  const columns = useColumns();
  return (
    <>
      <PageHeader compact title={t`Invoices`}>
        <Trans>Invoices and credit notes, the last issued first. Credit notes are taken off the sums.</Trans>
      </PageHeader>
      <AdminList
        list={list}
        caption={t`Invoices`}
        search={{ label: t`Search invoices`, placeholder: t`Serial or order ID` }}
        filters={{
          year: {
            label: t`Financial year`,
            all: t`All`,
            options: Object.fromEntries(years.map((year) => [year, year])),
          },
          month: {
            label: t`Month`,
            all: t`All`,
            options: Object.fromEntries(months.map((month) => [month, monthName(month)])),
          },
          kind: {
            label: t`Kind`,
            all: t`All`,
            options: {
              invoice: i18n._(paperWords.invoice),
              'credit-note': i18n._(paperWords['credit-note']),
            },
          },
        }}
        counted={(count) => <Plural value={count} one="# paper" other="# papers" />}
        columns={columns}
        wide
        failure="invoices-load-failed"
        empty={{
          title: <Trans>No invoices found</Trans>,
          hint: <Trans>Once a GSTIN is configured, every completed order has one here.</Trans>,
          icon: ReceiptIcon,
        }}
      />
    </>
  );
};

export default InvoicesPage;
