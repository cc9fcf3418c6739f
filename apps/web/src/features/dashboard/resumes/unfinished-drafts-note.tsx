import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { fetchPart } from '../../../platform/loading/fetch-part.ts';
import { whenIdle } from '../../../platform/loading/when-idle.ts';
import { Banner } from '../../../ui/banner.tsx';
import { ButtonLink } from '../../../ui/button.tsx';

/** Where the builder goes on with the newest work on this device, rather with what no other tab has open. */
const findUnfinishedDraft = async () => {
  // After the cards: most people have no work left, and looking for it brings a good part of the builder.
  await new Promise<void>((resolve) => whenIdle(resolve));
  const { unfinishedDrafts } = await fetchPart(() => import('../../../resume/journal/journal.ts'));
  const left = await unfinishedDrafts();
  const newest = left.find(({ openElsewhere }) => !openElsewhere) ?? left[0];
  if (newest === undefined) return null;
  const { resumeId, name, data } = newest.draft;
  return {
    to: resumeId === undefined ? '/builder?continue' : `/builder?resume=${resumeId}&continue`,
    name: name || data.personalInfo.fullName.trim(),
    openElsewhere: newest.openElsewhere,
  };
};

/** Decision 41: work typed before signing in waits on this device. */
export const UnfinishedDraftsNote = () => {
  const { data: work } = useQuery({
    queryKey: ['unfinished-drafts'],
    queryFn: findUnfinishedDraft,
    staleTime: 0,
    networkMode: 'always',
  });
  if (!work) return null;
  const { name, to, openElsewhere } = work;
  return (
    <Banner
      className="mb-6"
      title={<Trans>Finish your resume</Trans>}
      action={
        <ButtonLink to={to} size="small">
          <Trans>Continue</Trans>
        </ButtonLink>
      }
    >
      {openElsewhere ? (
        <Trans>What you typed is open in another tab of this browser and not saved yet.</Trans>
      ) : name ? (
        <Trans>What you typed for {name} is kept on this device and not saved yet.</Trans>
      ) : (
        <Trans>What you typed is kept on this device and not saved yet.</Trans>
      )}
    </Banner>
  );
};
