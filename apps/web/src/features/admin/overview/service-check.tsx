import { isTroubled, type WatchedService } from '@kalam/domain/admin/watched-services';
import { Plural, Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { formatTime } from '../format-time.ts';
import type { Check, Operations } from './overview-checks.tsx';

type Service = Operations['services'][number];

const names: Readonly<Record<WatchedService, ReactNode>> = {
  jobs: <Trans>Job list</Trans>,
  ai: <Trans>AI: suggestions and moderation</Trans>,
  rewriting: <Trans>AI: rewriting</Trans>,
};

const states: Readonly<Record<Service['state'], ReactNode>> = {
  configured: <Trans>configured</Trans>,
  'stand-in': <Trans>stand-in on this machine</Trans>,
  off: <Trans>not configured</Trans>,
};

const LastWords = ({ service }: { readonly service: Service }) => {
  const { state, lastAnswerAt, lastFailureAt, lastFailure } = service;
  return (
    <>
      {states[state]}
      {lastAnswerAt !== null && (
        <>
          {' · '}
          <Trans>last answer {formatTime(lastAnswerAt)}</Trans>
        </>
      )}
      {lastFailureAt !== null && (
        <>
          {' · '}
          <Trans>
            last failure {formatTime(lastFailureAt)}: {lastFailure}
          </Trans>
        </>
      )}
      {state !== 'off' && lastAnswerAt === null && lastFailureAt === null && (
        <>
          {' · '}
          <Trans>not asked yet</Trans>
        </>
      )}
    </>
  );
};

/** The services the product asks for jobs and words, and how they last answered. */
export const serviceCheck = ({ services }: Operations): Check => {
  const troubled = services.filter(isTroubled).length;
  const used = services.filter(({ state }) => state !== 'off').length;
  return {
    id: 'services',
    title: <Trans>AI and job services</Trans>,
    state: troubled ? (
      <Plural value={troubled} one="# did not answer last time" other="# did not answer last time" />
    ) : (
      <Plural value={used} one="# in use" other="# in use" />
    ),
    ...(troubled && {
      level: 'look',
      advice: (
        <Trans>
          The last request failed. Without an answer visitors get what the product does by itself, and a job
          search costs them nothing. Look at the service’s own status page when it stays so.
        </Trans>
      ),
    }),
    findings: services.map((service) => ({
      id: service.service,
      what: names[service.service],
      more: <LastWords service={service} />,
    })),
  };
};
