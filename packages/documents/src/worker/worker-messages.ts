import type { Refusal } from '@kalam/domain/refusal';
import type { ExportedFile, ExportRequest } from '../export-resume.ts';
import type { FitOutcome, FitRequest } from '../fit-to-page.ts';
import type { FaceId } from '../fonts/font-faces.ts';

/** What may cross to the worker: the request without its functions. */
export type WorkerExport = Omit<ExportRequest, 'onProgress' | 'onError' | 'save'>;

export type ToWorker =
  /** Without an address when the page could not find it. */
  | { readonly kind: 'face'; readonly face: FaceId; readonly address?: string }
  | { readonly kind: 'export'; readonly id: number; readonly request: WorkerExport }
  | { readonly kind: 'fit'; readonly id: number; readonly request: FitRequest };

export type FromWorker =
  | { readonly kind: 'need-face'; readonly face: FaceId }
  | { readonly kind: 'progress'; readonly id: number; readonly percent: number }
  | { readonly kind: 'done'; readonly id: number; readonly file: ExportedFile }
  | { readonly kind: 'fitted'; readonly id: number; readonly outcome: FitOutcome }
  | { readonly kind: 'not-fitted'; readonly id: number; readonly reason: string }
  | { readonly kind: 'failed'; readonly id: number; readonly refusal: Refusal; readonly reason: string };
