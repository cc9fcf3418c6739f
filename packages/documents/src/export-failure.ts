import { messageText } from '@kalam/domain/message-catalogue';
import type { Refusal } from '@kalam/domain/refusal';

/** Why an export failed, in the specification's words. Apart from the export, which a page leaves to its worker. */
export class ExportFailure extends Error {
  override readonly name = 'ExportFailure';
  readonly refusal: Refusal;

  constructor(refusal: Refusal, cause?: unknown) {
    super(messageText(refusal), { cause });
    this.refusal = refusal;
  }
}
