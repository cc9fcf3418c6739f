import { personPath } from '@kalam/domain/routes';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Navigate, useSearchParams } from 'react-router';
import { call } from '../../../platform/api/call.ts';
import { ConnectionNote } from '../../../platform/connection-note.tsx';
import { usePageTitle } from '../../../platform/page-title.ts';
import { Badge } from '../../../ui/badge.tsx';
import type { ReadMore } from './person-section.tsx';
import { MailsOf, MessagesOf, OrdersOf } from './person-sections.tsx';
import { BackToUsers, LoadingPerson, NobodyHere, PersonFailure } from './person-states.tsx';
import { addressQuery } from './person-story.ts';

const AddressHeader = ({ email }: { readonly email: string }) => {
  usePageTitle(email);
  return (
    <header className="border-line border-b pb-5">
      <h1 className="break-all font-semibold text-22 sm:text-28">{email}</h1>
      <p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1.5 text-14 text-muted">
        <Badge>
          <Trans>Without an account</Trans>
        </Badge>
        <Trans>What this address bought, wrote and was sent.</Trans>
      </p>
    </header>
  );
};

/** Somebody who never made an account: known by the address alone. */
const AddressPage = () => {
  const [query] = useSearchParams();
  const email = (query.get('email') ?? '').trim();
  const story = useQuery(addressQuery(email));
  const readMore: ReadMore = async (part, cursor) =>
    (await call('GET /api/admin/people/records', { query: { email, part, cursor } })).sections;
  if (story.data === undefined) {
    return (
      <>
        <BackToUsers />
        {story.isError ? (
          <PersonFailure
            failure={story.error}
            retrying={story.isFetching}
            onRetry={() => void story.refetch()}
          />
        ) : (
          <LoadingPerson />
        )}
      </>
    );
  }
  const { userId, sections } = story.data;
  if (userId !== null) return <Navigate to={personPath(userId, email)} replace />;
  const shared = { whose: email, sections, readMore };
  const isKnown = Object.values(sections).some(({ total }) => total > 0);
  return (
    <>
      <BackToUsers />
      <ConnectionNote />
      {isKnown ? (
        <>
          <AddressHeader email={email} />
          <div className="mt-8 grid items-start gap-x-12 gap-y-10 xl:grid-cols-[3fr_2fr]">
            <div className="min-w-0 space-y-10">
              <OrdersOf {...shared} />
              <MessagesOf {...shared} />
            </div>
            <div className="min-w-0">
              <MailsOf {...shared} />
            </div>
          </div>
        </>
      ) : (
        <NobodyHere>
          <Trans>Nothing is known of this address.</Trans>
        </NobodyHere>
      )}
    </>
  );
};

export default AddressPage;
