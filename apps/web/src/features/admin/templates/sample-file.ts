import { visitorToday } from '@kalam/domain/calendar/calendar-day';
import { messageText } from '@kalam/domain/message-catalogue';
import { refuse } from '@kalam/domain/refusal';
import { sampleProfessional } from '@kalam/domain/resumes/samples/sample-resumes';
import {
  knownFormatting,
  sampleDownloadFormatting,
  sampleTickMs,
} from '@kalam/domain/templates/sample-download';
import { useEffect, useState } from 'react';
import { fetchPart } from '../../../platform/loading/fetch-part.ts';
import type { AdminTemplate } from './template-queries.ts';

export type SampleState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'running'; readonly percent: number }
  | { readonly kind: 'done' }
  | { readonly kind: 'failed'; readonly words: string };

/** One line of the debug log: a step of an export, and when it was reached. */
export interface SampleStep {
  readonly template: string;
  /** Milliseconds since that export began. */
  readonly after: number;
  readonly step:
    | { readonly kind: 'started'; readonly format: string; readonly layout: string; readonly font: string }
    | { readonly kind: 'progress'; readonly percent: number }
    | { readonly kind: 'saved'; readonly file: string; readonly bytes: number }
    | { readonly kind: 'failed'; readonly reason: string };
}

/** S2 §7: the sample in the template's own format, with the formatting the back office asks for. */
export const useSampleDownload = (template: AdminTemplate, log: (step: SampleStep) => void) => {
  const [state, setState] = useState<SampleState>({ kind: 'idle' });
  const done = state.kind === 'done';
  useEffect(() => {
    if (!done) return;
    const timer = setTimeout(() => setState({ kind: 'idle' }), sampleTickMs);
    return () => clearTimeout(timer);
  }, [done]);
  const start = async () => {
    const { id, name, layout, downloadFormat } = template;
    const format = downloadFormat === 'PDF' ? 'pdf' : 'docx';
    const begun = performance.now();
    const tell = (step: SampleStep['step']) =>
      log({ template: name, after: Math.round(performance.now() - begun), step });
    setState({ kind: 'running', percent: 0 });
    tell({ kind: 'started', format: downloadFormat, layout, font: sampleDownloadFormatting.font });
    try {
      const { exportToFile } = await fetchPart(() => import('../../../resume/export-file.ts'));
      const file = await exportToFile({
        format,
        data: sampleProfessional,
        template: id,
        layout,
        formatting: knownFormatting(sampleDownloadFormatting),
        date: visitorToday(new Date()).day,
        onProgress: (percent) => {
          setState({ kind: 'running', percent });
          tell({ kind: 'progress', percent });
        },
      });
      tell({ kind: 'saved', file: file.name, bytes: file.bytes.byteLength });
      setState({ kind: 'done' });
    } catch (failure) {
      tell({ kind: 'failed', reason: failure instanceof Error ? failure.message : String(failure) });
      setState({
        kind: 'failed',
        words: messageText(refuse('template-sample-failed', { format: downloadFormat })),
      });
    }
  };
  return { state, start: () => void start() };
};
