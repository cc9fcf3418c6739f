import { refuse } from '@kalam/domain/refusal';
import type { FileProof } from '@kalam/reading/proof/file-proof';
import type {
  FromReader,
  ProofInput,
  ProofOutcome,
  ReadingInput,
  ReadingOutcome,
  ToReader,
} from './reading-messages.ts';

type Post = (message: FromReader, transfer: Transferable[]) => void;

export interface Reader {
  readonly read: (
    file: { readonly name: string; readonly bytes: Uint8Array } | { readonly text: string },
    onProgress: (share: number) => void,
  ) => Promise<ReadingOutcome>;
  /** Fetches what proves a file. */
  readonly prepare: (format: FileProof['format']) => Promise<void>;
  readonly prove: (input: ProofInput, onProgress: (share: number) => void) => Promise<ProofOutcome>;
  readonly paint: (pdf: Uint8Array, page: number, width: number) => Promise<ImageBitmap | undefined>;
}

const isPdf = (bytes: Uint8Array): boolean =>
  new TextDecoder('latin1').decode(bytes.subarray(0, 1024)).includes('%PDF-');

/** Answers the page's messages: one file, then pictures of its pages for as long as somebody looks at them. */
export const serveReading = (post: Post, reader: Reader): ((message: ToReader) => void) => {
  let pdf: Uint8Array | undefined;

  const onProgress = (share: number) => post({ kind: 'progress', share }, []);

  const read = async (input: ReadingInput): Promise<ReadingOutcome> => {
    if (!(input instanceof Blob)) return reader.read(input, onProgress);
    let bytes: Uint8Array;
    try {
      bytes = new Uint8Array(await input.arrayBuffer());
    } catch {
      // Moved, changed or taken away since it was chosen.
      return { refusal: refuse('import-file-unreadable') };
    }
    // Kept apart: who reads bytes may hand them on and leave nothing behind.
    if (isPdf(bytes)) pdf = bytes.slice();
    return reader.read({ name: input.name, bytes }, onProgress);
  };

  const answerRead = async (input: ReadingInput): Promise<void> => {
    post({ kind: 'begun' }, []);
    try {
      post({ kind: 'read', outcome: await read(input) }, []);
    } catch (failure) {
      console.error(failure);
      post({ kind: 'read', outcome: { refusal: refuse('import-reading-failed') } }, []);
    }
  };

  const answerProof = async (input: ProofInput): Promise<void> => {
    post({ kind: 'begun' }, []);
    pdf = isPdf(input.bytes) ? input.bytes.slice() : undefined;
    try {
      post({ kind: 'proven', outcome: await reader.prove(input, onProgress) }, []);
    } catch (failure) {
      console.error(failure);
      post({ kind: 'proven', outcome: { refusal: refuse('import-reading-failed') } }, []);
    }
  };

  const answerPicture = async (id: number, page: number, width: number): Promise<void> => {
    try {
      const picture = pdf && (await reader.paint(pdf.slice(), page, width));
      if (picture) return post({ kind: 'picture', id, picture }, [picture]);
    } catch (failure) {
      console.error(failure);
    }
    post({ kind: 'picture', id }, []);
  };

  return (message) => {
    if (message.kind === 'read') void answerRead(message.input);
    // What does not come now is asked for again, and told, with the file.
    else if (message.kind === 'prepare') reader.prepare(message.format).catch(() => undefined);
    else if (message.kind === 'forget') pdf = undefined;
    else if (message.kind === 'prove') void answerProof(message.input);
    else void answerPicture(message.id, message.page, message.width);
  };
};
