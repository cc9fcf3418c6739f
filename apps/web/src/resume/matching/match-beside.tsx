import type { JobMatch } from '@kalam/domain/jobs/matching/job-match';
import type { ResumeData } from '@kalam/domain/resumes/resume-model';
import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Banner } from '../../ui/banner.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { useMedia } from '../../ui/use-media.ts';
import { blankDraft } from '../draft.ts';
import { hasWork } from '../journal/journal-record.ts';
import type { Advert } from './advert.ts';
import { MatchAdvert, pointOut } from './match-advert.tsx';
import { MatchAsks } from './match-asks.tsx';
import { shortTitle } from './paste-advert.tsx';

const isEmpty = (data: ResumeData): boolean => !hasWork({ ...blankDraft(), data });

interface MatchBesideProps {
  readonly title: string;
  readonly advert: Advert;
  readonly match: JobMatch;
  readonly data: ResumeData;
  /** What can be done with the advert. */
  readonly tools: ReactNode;
  readonly onLead: (path: string) => void;
}

/** The asks and the advert side by side; on a phone one behind the other. */
export const MatchBeside = ({ title, advert, match, data, tools, onLead }: MatchBesideProps) => {
  const { t } = useLingui();
  const wide = useMedia('(min-width: 64rem)');
  const [tab, setTab] = useState<'asks' | 'advert'>('asks');
  const pane = useRef<HTMLElement>(null);
  const show = (position: number) => {
    flushSync(() => setTab('advert'));
    pointOut(pane.current, position);
  };
  const asks = (
    <>
      {isEmpty(data) && (
        <Banner className="mb-5">
          <Trans>Your resume has nothing in it yet, so nothing can be shown from it.</Trans>
        </Banner>
      )}
      <MatchAsks asks={match.asks} data={data} onLead={onLead} onPointOut={show} />
    </>
  );
  const text = (
    <MatchAdvert
      ref={pane}
      text={advert.text}
      asks={match.asks}
      tools={tools}
      className="lg:sticky lg:top-0 lg:max-h-[min(38rem,calc(100dvh-17rem))] lg:overflow-y-auto"
    />
  );
  return (
    <>
      <h3 tabIndex={-1} data-first-focus className="mb-4 font-semibold text-18">
        {title || shortTitle(advert)}
      </h3>
      {wide ? (
        <div className="grid grid-cols-[minmax(0,1.15fr)_minmax(0,1fr)] items-start gap-8">
          <div>{asks}</div>
          {text}
        </div>
      ) : (
        <Tabs
          label={t`Asks and advert`}
          current={tab}
          onChange={setTab}
          tabs={[
            { id: 'asks', label: t`What they ask`, content: asks },
            { id: 'advert', label: t`The advert`, content: text },
          ]}
        />
      )}
    </>
  );
};
