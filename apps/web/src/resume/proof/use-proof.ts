import type { ExportedFile, ExportFormat } from '@kalam/documents/export-resume';
import type { Refusal } from '@kalam/domain/refusal';
import type { TemplateLayout } from '@kalam/domain/templates/template-layouts';
import type { FileProof } from '@kalam/reading/proof/file-proof';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { fetchPart } from '../../platform/loading/fetch-part.ts';
import { type Proving, startProof } from '../reading/reading-client.ts';
import { layoutForFile } from '../template-list.ts';
import type { PrintedPage } from './printed-page.ts';
import type { PrintedSection } from './proof-groups.ts';
import type { ProofSource } from './proof-source.ts';

/** `not-loaded`: a part of the program did not come. */
type ProofFailure = 'not-loaded' | 'not-made' | 'not-read';

export interface Proven {
  readonly proof: FileProof;
  /** The bytes that were read, as they are handed over. */
  readonly file: ExportedFile;
  readonly sections: readonly PrintedSection[];
  /** What is printed as question marks. */
  readonly unprintable: readonly Refusal[];
  readonly pagePicture: Proving['pagePicture'];
}

export type ProofState =
  | { readonly kind: 'waiting'; readonly isSlow: boolean; readonly percent: number }
  | { readonly kind: 'empty' }
  | { readonly kind: 'failed'; readonly why: ProofFailure }
  | ({ readonly kind: 'proven' } & Proven);

/** A wait of less than this is shown as none. */
const slowMs = 500;
/** How much of the wait is the making of the file, in percent. */
const making = 60;

const pageOf = async (source: ProofSource, layout: TemplateLayout): Promise<PrintedPage> => {
  const { printedPage } = await fetchPart(() => import('./printed-page.ts'));
  return printedPage(source, layout);
};

const unprintableIn = async (
  { data, formatting, date }: ProofSource,
  layout: TemplateLayout,
): Promise<readonly Refusal[]> => {
  const engine = await fetchPart(() => import('../preview/preview-engine.ts'));
  const found = await engine.unprintableIn({ data, template: layout, formatting, date });
  // The letter is a file of its own.
  return found.filter(({ field = '' }) => !field.startsWith('letter.'));
};

/** Why a step broke; the first one that fails has the word. */
class ProofError extends Error {
  readonly why: ProofFailure;

  constructor(why: ProofFailure, cause: unknown) {
    super(why, { cause });
    this.why = why;
  }
}

const orSay = <Result>(work: Promise<Result>, why: ProofFailure): Promise<Result> =>
  work.catch((cause: unknown) => {
    throw new ProofError(why, cause);
  });

/** Makes the file and has it read back, both on this device. Once more for each format and each attempt. */
export const useProof = (source: ProofSource, format: ExportFormat) => {
  const client = useQueryClient();
  const [state, setState] = useState<ProofState>({ kind: 'waiting', isSlow: false, percent: 0 });
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt is another run
  useEffect(() => {
    let gone = false;
    let proving: Proving | undefined;
    const change = (part: { readonly isSlow?: boolean; readonly percent?: number }) =>
      setState((now) => (now.kind === 'waiting' && !gone ? { ...now, ...part } : now));
    const show = (next: ProofState) => {
      if (!gone) setState(next);
    };
    const slow = setTimeout(() => change({ isSlow: true }), slowMs);
    const prove = async () => {
      const layout = await layoutForFile(client, source.template);
      const [{ makeFile }, page] = await orSay(
        Promise.all([fetchPart(() => import('../export-file.ts')), pageOf(source, layout)]),
        'not-loaded',
      );
      if (gone) return;
      if (page.isEmpty) return show({ kind: 'empty' });
      const { data, template, formatting, date, resumeName } = source;
      const made = orSay(
        makeFile({
          format,
          data,
          template,
          layout,
          formatting,
          date,
          ...(resumeName !== undefined && { resumeName }),
          onProgress: (percent) => change({ percent: (percent * making) / 100 }),
        }),
        'not-made',
      );
      const reader = startProof(
        format,
        made.then(({ bytes }) => ({ bytes, written: page.written })),
      );
      proving = reader;
      reader.progress((share) => change({ percent: making + share * (100 - making) }));
      const file = await made;
      if (gone) return;
      const [outcome, unprintable] = await Promise.all([
        reader.result,
        unprintableIn(source, layout).catch(() => []),
      ]);
      if (gone) return;
      if ('refusal' in outcome) {
        const why = outcome.refusal.code === 'import-not-loaded' ? 'not-loaded' : 'not-read';
        return show({ kind: 'failed', why });
      }
      const { sections } = page;
      const { pagePicture } = reader;
      show({ kind: 'proven', proof: outcome, file, sections, unprintable, pagePicture });
    };
    setState({ kind: 'waiting', isSlow: false, percent: 0 });
    prove()
      .catch((failure: unknown) => {
        console.error(failure);
        show({ kind: 'failed', why: failure instanceof ProofError ? failure.why : 'not-read' });
      })
      .finally(() => clearTimeout(slow));
    return () => {
      gone = true;
      clearTimeout(slow);
      proving?.close();
    };
  }, [client, source, format, attempt]);
  return { state, retry: () => setAttempt((count) => count + 1) };
};
