import type { MissingCharacter } from '@kalam/documents/layout/page';
import { visitorToday } from '@kalam/domain/calendar/calendar-day';
import type { Formatting, ResumeData } from '@kalam/domain/resumes/resume-model';
import type { DocumentPart } from '@kalam/domain/resumes/saved/download-rules';
import { useLingui } from '@lingui/react/macro';
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useTemplateLayout } from '../template-list.ts';
import { PreviewSession } from './preview-session.ts';

export interface PreviewSubject {
  readonly data: ResumeData;
  /** A template's id, or the name of a layout. */
  readonly template: string;
  readonly formatting: Formatting;
  /** Day of the document, `YYYY-MM-DD`; today when absent. */
  readonly date?: string | undefined;
  /** The resume itself where absent. */
  readonly part?: DocumentPart | undefined;
}

interface Options {
  readonly editedField?: string | undefined;
  readonly limit?: number;
  readonly onMissingCharacters?: ((missing: readonly MissingCharacter[]) => void) | undefined;
  /** False while nobody can see it. */
  readonly wanted?: boolean;
}

const useOnPage = typeof window === 'undefined' ? useEffect : useLayoutEffect;

/** Keeps the pages in `host` true to the subject. */
export const usePreviewSession = (subject: PreviewSubject, options: Options = {}) => {
  const { t } = useLingui();
  const host = useRef<HTMLDivElement>(null);
  const session = useRef<PreviewSession>(undefined);
  const [state, setState] = useState<'loading' | 'ready' | 'failed'>('loading');
  const [pageCount, setPageCount] = useState(0);
  const [leftOut, setLeftOut] = useState<readonly string[]>([]);
  const { data, formatting, part } = subject;
  const template = useTemplateLayout(subject.template);
  const [today] = useState(() => visitorToday(new Date()).day);
  const date = subject.date ?? today;
  const { editedField, limit, wanted = true } = options;
  const latest = useRef(options);
  useOnPage(() => {
    latest.current = options;
  });
  useOnPage(() => {
    const element = host.current;
    if (!element) return;
    const made = new PreviewSession(element, {
      onState: setState,
      onPageCount: setPageCount,
      onLeftOut: setLeftOut,
      onMissingCharacters: (missing) => latest.current.onMissingCharacters?.(missing),
      pageName: (page, pages) => t`Page ${page} of ${pages}`,
    });
    session.current = made;
    return () => {
      made.stop();
      element.replaceChildren();
      session.current = undefined;
    };
  }, [t]);
  const show = useCallback(() => {
    if (wanted)
      session.current?.show(
        { data, template, formatting, date, ...(part && { part }) },
        { ...(editedField && { editedField }), ...(limit && { limit }) },
      );
  }, [data, template, formatting, date, part, editedField, limit, wanted]);
  // Also when the session was made anew, as for another language: it shows nothing yet.
  useOnPage(show, [show, t]);
  const retry = () => {
    setState('loading');
    show();
  };
  return { host, session, state, pageCount, leftOut, retry };
};
