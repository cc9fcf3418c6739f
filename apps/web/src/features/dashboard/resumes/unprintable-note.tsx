import { visitorToday } from '@kalam/domain/calendar/calendar-day';
import type { Refusal } from '@kalam/domain/refusal';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { messageText } from '../../../platform/languages/message-text.ts';
import { fetchPart } from '../../../platform/loading/fetch-part.ts';
import { drawable } from '../../../resume/drawable.ts';
import { contentsQuery, type ResumeCardData } from '../../../resume/resume-queries.ts';
import { useTemplateLayout } from '../../../resume/template-list.ts';
import { Banner } from '../../../ui/banner.tsx';

/** What the file would print as question marks. Where it cannot be found out, the download itself says what is wrong. */
const useUnprintable = (resume: ResumeCardData): readonly Refusal[] => {
  const { data } = useQuery(contentsQuery(resume));
  const template = useTemplateLayout(resume.template);
  const [found, setFound] = useState<readonly Refusal[]>([]);
  const { formatting } = resume;
  useEffect(() => {
    if (!data) return;
    let gone = false;
    const look = async () => {
      const { unprintableIn } = await fetchPart(() => import('../../../resume/preview/preview-engine.ts'));
      const date = visitorToday(new Date()).day;
      const refusals = await unprintableIn({ data: drawable(data), template, formatting, date });
      if (!gone) setFound(refusals);
    };
    look().catch((failure: unknown) => console.warn('Unprintable characters were not looked for', failure));
    return () => {
      gone = true;
    };
  }, [data, template, formatting]);
  return found;
};

/** Named before the file is had, so that nobody sends a page with question marks on it. */
export const UnprintableNote = ({ resume }: { readonly resume: ResumeCardData }) => {
  const [first] = useUnprintable(resume);
  if (!first) return null;
  return (
    <Banner tone="warning">
      {messageText(first)}. <Trans>They are printed as question marks until you change them.</Trans>
    </Banner>
  );
};
