import { sharedValue } from '../../../platform/shared-value.ts';
import type { ReadingInput } from '../../../resume/reading/reading-messages.ts';

/** That a resume is being brought in, from wherever that was asked for. */
export interface ImportRequest {
  /** Undefined to ask for it first. */
  readonly input?: ReadingInput | undefined;
  /** Ask for text rather than for a file. */
  readonly asksText?: boolean;
  /** Another app shared a file, and it did not come along. */
  readonly isLost?: boolean;
  /** It is on its way, and nothing else should be asked meanwhile. */
  readonly isComing?: boolean;
}

const request = sharedValue<ImportRequest>();

export const openImport = (asked: ImportRequest = {}): void => request.set({ ...asked });
export const closeImport = (): void => request.set(undefined);
export const useImportRequest = request.use;

/** Those we read, and those that are often resumes too, so that they can be told what to do. */
export const acceptedFiles =
  '.pdf,.docx,.txt,.md,.json,.zip,.doc,.odt,.rtf,application/pdf,text/plain,application/json,application/zip,' +
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document,application/msword';
