import type { FitOutcome } from '@kalam/documents/fit-to-page';
import { visitorToday } from '@kalam/domain/calendar/calendar-day';
import { type FitPages, withPageSetup } from '@kalam/domain/resumes/page-setup';
import type { Formatting, PageSetup, ResumeData } from '@kalam/domain/resumes/resume-model';
import { useEffect, useRef, useState } from 'react';
import { fetchPart } from '../../../platform/loading/fetch-part.ts';
import { type FitSearch, startFitSearch } from '../../../resume/fit-search.ts';
import { previewData } from '../../../resume/preview/preview-data.ts';
import type { PageFacts } from '../../../resume/preview/preview-engine.ts';
import { useTemplateLayout } from '../../../resume/template-list.ts';
import { useDraft, useDraftActions } from '../draft/draft-store.ts';

interface Subject {
  readonly data: ResumeData;
  readonly template: string;
  readonly formatting: Formatting;
}

interface About<What> {
  readonly subject: Subject;
  readonly what: What;
}

const isAbout = (found: About<unknown>, { data, template, formatting }: Subject): boolean =>
  found.subject.data === data &&
  found.subject.template === template &&
  found.subject.formatting === formatting;

/** Longer than between two keys: nobody reads this while typing. */
const pauseMs = 300;

const input = (subject: Subject) => ({ ...subject, date: visitorToday(new Date()).day });

const factsOf = async (subject: Subject): Promise<About<PageFacts>> => {
  const engine = await fetchPart(() => import('../../../resume/preview/preview-engine.ts'));
  return { subject, what: await engine.pageFacts(input(subject)) };
};

/** How many pages there are, as of the last pause in typing; not of another fit. */
const usePageFacts = ({ data, template, formatting }: Subject) => {
  const [found, setFound] = useState<About<PageFacts>>();
  useEffect(() => {
    let wanted = true;
    const timer = setTimeout(
      () =>
        factsOf({ data, template, formatting }).then(
          (facts) => wanted && setFound(facts),
          // The preview beside it says that it could not be drawn.
          () => undefined,
        ),
      pauseMs,
    );
    return () => {
      wanted = false;
      clearTimeout(timer);
    };
  }, [data, template, formatting]);
  const isOfThisFit = found?.subject.data.page?.fit === data.page?.fit;
  return { facts: isOfThisFit ? found?.what : undefined, setFound };
};

export type FitState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'searching'; readonly pages: FitPages }
  | { readonly kind: 'failed' }
  | {
      readonly kind: 'too-long';
      readonly pages: FitPages;
      readonly outcome: Extract<FitOutcome, { fits: false }>;
    };

type TooLong = Extract<FitState, { kind: 'too-long' }>;

/** The page of the draft: what it is, and what can be done with it. */
export const usePageFit = () => {
  const store = useDraftActions();
  const subject: Subject = {
    data: useDraft(previewData),
    template: useTemplateLayout(useDraft((draft) => draft.template)),
    formatting: useDraft((draft) => draft.formatting),
  };
  const { facts, setFound } = usePageFacts(subject);
  const [searching, setSearching] = useState<FitPages>();
  const [failed, setFailed] = useState(false);
  const [tooLong, setTooLong] = useState<About<TooLong>>();
  const search = useRef<FitSearch>(undefined);
  useEffect(() => () => search.current?.stop(), []);
  const change = (label: string, page: PageSetup) =>
    store.change(label, (draft) => ({ ...draft, data: withPageSetup(draft.data, page) }));
  const fit = async (label: string, pages: FitPages) => {
    if (searching !== undefined) return;
    setSearching(pages);
    setFailed(false);
    setTooLong(undefined);
    try {
      search.current ??= startFitSearch();
      const outcome = await search.current.fit({ ...input(subject), pages });
      if (outcome.fits) {
        change(label, { fit: outcome.fit });
        setFound(await factsOf({ ...subject, data: previewData(store.get()) }));
      } else setTooLong({ subject, what: { kind: 'too-long', pages, outcome } });
    } catch {
      setFailed(true);
    } finally {
      setSearching(undefined);
    }
  };
  const state: FitState =
    searching !== undefined
      ? { kind: 'searching', pages: searching }
      : failed
        ? { kind: 'failed' }
        : tooLong && isAbout(tooLong, subject)
          ? tooLong.what
          : { kind: 'idle' };
  return { page: subject.data.page ?? {}, facts, state, change, fit };
};
