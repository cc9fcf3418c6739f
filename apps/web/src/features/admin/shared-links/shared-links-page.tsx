import { messageText } from '@kalam/domain/message-catalogue';
import { refuse } from '@kalam/domain/refusal';
import { readReference } from '@kalam/domain/resumes/sharing/shared-reference';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { call } from '../../../platform/api/call.ts';
import { failWhenOffline } from '../../../platform/api/query-client.ts';
import { PageHeader } from '../../../shell/page-header.tsx';
import { Waiting } from '../../../ui/spinner.tsx';
import { EmptyState, ErrorState } from '../../../ui/states.tsx';
import { ShareIcon } from '../../../ui/work-icons.tsx';
import { ListSearch } from '../list/list-search.tsx';
import { SharedLinksTable } from './shared-links-table.tsx';

const Found = ({ reference }: { readonly reference: string }) => {
  const { t } = useLingui();
  const found = useQuery({
    queryKey: ['admin-shared-links', reference],
    queryFn: () => call('GET /api/admin/shared-links', { query: { reference } }),
    ...failWhenOffline,
  });
  if (found.data === undefined) {
    return found.isError ? (
      <ErrorState
        title={messageText(refuse('shared-links-load-failed'))}
        onRetry={() => void found.refetch()}
        retrying={found.isFetching}
      />
    ) : (
      <Waiting>{t`One moment…`}</Waiting>
    );
  }
  if (found.data.links.length === 0) {
    return (
      <EmptyState icon={ShareIcon} title={<Trans>No shared link found</Trans>}>
        <Trans>Check the reference. A link is forgotten 30 days after it ended.</Trans>
      </EmptyState>
    );
  }
  return <SharedLinksTable links={found.data.links} onEnded={() => void found.refetch()} />;
};

/** A reported link is found by the reference that stands on its page. */
const SharedLinksPage = () => {
  const { t } = useLingui();
  const [search, setSearch] = useSearchParams();
  const typed = search.get('reference') ?? '';
  const reference = readReference(typed);
  return (
    <>
      <PageHeader title={t`Shared links`}>
        <Trans>Private links of users, by the reference that a report names.</Trans>
      </PageHeader>
      <div className="mb-6 flex">
        <ListSearch
          label={t`Reference of a shared link`}
          placeholder="SL-ABCD2345"
          value={typed}
          onSearch={(text) => setSearch(text === '' ? {} : { reference: text }, { replace: true })}
        />
      </div>
      {reference ? (
        <Found reference={reference} />
      ) : (
        <EmptyState icon={ShareIcon} title={<Trans>Which link?</Trans>}>
          <Trans>A reference begins with SL- and has eight letters and digits.</Trans>
        </EmptyState>
      )}
    </>
  );
};

export default SharedLinksPage;
