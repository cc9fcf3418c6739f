import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { call } from '../../../platform/api/call.ts';
import { ConnectionNote } from '../../../platform/connection-note.tsx';
import { ShieldIcon } from '../../../ui/work-icons.tsx';
import { useMay } from '../admin-session.ts';
import { AuditEntries } from '../audit/audit-trail.tsx';
import { PersonHeader } from './person-header.tsx';
import { type ReadMore, SectionFrame } from './person-section.tsx';
import { MailsOf, MessagesOf, OrdersOf, PlansOf, ResumesOf } from './person-sections.tsx';
import { BackToUsers, LoadingPerson, PersonFailure } from './person-states.tsx';
import { personQuery } from './person-story.ts';

/** One person's story: what staff need to know to help, and what they can do. */
const PersonPage = () => {
  const { id = '' } = useParams();
  const may = useMay();
  const story = useQuery(personQuery(id));
  const readMore: ReadMore = async (part, cursor) =>
    (await call('GET /api/admin/users/:id/records', { params: { id }, query: { part, cursor } })).sections;
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
  const { person, sections } = story.data;
  const shared = { whose: id, sections, readMore };
  return (
    <>
      <BackToUsers />
      <ConnectionNote />
      <PersonHeader person={person} />
      <div className="mt-8 grid items-start gap-x-12 gap-y-10 xl:grid-cols-[3fr_2fr]">
        <div className="min-w-0 space-y-10">
          <PlansOf {...shared} />
          <OrdersOf {...shared} />
          <MessagesOf {...shared} />
        </div>
        <div className="min-w-0 space-y-10">
          <ResumesOf {...shared} />
          <MailsOf {...shared} />
          {may('audit-read') && (
            <SectionFrame title={<Trans>What staff did</Trans>} icon={ShieldIcon}>
              <div className="pt-4">
                <AuditEntries subject="user" subjectId={id} withLooks />
              </div>
            </SectionFrame>
          )}
        </div>
      </div>
    </>
  );
};

export default PersonPage;
