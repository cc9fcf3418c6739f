import { Worker } from 'node:worker_threads';
import type { Bill } from '@kalam/documents/bill/bill';
import type { OrderResume } from '@kalam/domain/payments/payment-model';
import type { Refusal } from '@kalam/domain/refusal';
import { imagesOf, withImages } from '@kalam/domain/resumes/images/resume-images';
import type { DocumentPart } from '@kalam/domain/resumes/saved/download-rules';
import type { DocumentAnswer, DocumentRequest, DocumentResults } from './document-worker.ts';
import type { WrittenPages, WrittenResume } from './write-document.ts';

/** Writes documents beside the main thread, so that no resume can stop the server. */
export interface DocumentWriter {
  /** With its pictures, or without them when it cannot be written with them; the letter kept with it when asked for. */
  resume(resume: OrderResume, date: string, part?: DocumentPart): Promise<WrittenResume>;
  /** The same file with a picture of each page, for the page that shows a shared resume. */
  pages(resume: OrderResume, date: string): Promise<WrittenPages>;
  /** An invoice, a receipt or a credit note. */
  bill(bill: Bill, date: string): Promise<Uint8Array>;
  /** What the files of a resume would print as question marks. */
  unprintable(resume: OrderResume, date: string): Promise<readonly Refusal[]>;
  close(): Promise<void>;
}

export interface DocumentWriterOptions {
  /** The thread's program. */
  readonly program: URL;
  /** Told when a document could not be written, or not with its pictures. */
  readonly warn: (message: string) => void;
  /** A usual document takes milliseconds, the first one with its fonts a second. */
  readonly patienceMs?: number;
  /** Of JavaScript objects; pictures are bounded where they are unpacked. */
  readonly megabytes?: number;
}

/** The document could not be written, or not within its limits. */
class WritingFailed extends Error {}

interface Waiting {
  readonly request: DocumentRequest;
  readonly resolve: (result: never) => void;
  readonly reject: (failure: WritingFailed) => void;
}

/** Every face has these. */
const plainText = /^[\x20-\x7e]*$/;

export const createDocumentWriter = (options: DocumentWriterOptions): DocumentWriter => {
  const thread = new DocumentThread(options);
  return {
    resume: async (resume, date, part = 'resume') => {
      try {
        return await thread.ask({ kind: 'resume', resume, date, part });
      } catch (failure) {
        const pictures = imagesOf(resume.data).map(({ field }) => field);
        if (!(failure instanceof WritingFailed) || pictures.length === 0) throw failure;
        options.warn(`A resume is written without its pictures: ${failure.message}`);
        const bare = { ...resume, data: withImages(resume.data, () => '') };
        return { ...(await thread.ask({ kind: 'resume', resume: bare, date, part })), leftOut: pictures };
      }
    },
    pages: async (resume, date) => {
      try {
        return await thread.ask({ kind: 'pages', resume, date });
      } catch (failure) {
        const pictures = imagesOf(resume.data).map(({ field }) => field);
        if (!(failure instanceof WritingFailed) || pictures.length === 0) throw failure;
        options.warn(`A resume is shared without its pictures: ${failure.message}`);
        const bare = { ...resume, data: withImages(resume.data, () => '') };
        return { ...(await thread.ask({ kind: 'pages', resume: bare, date })), leftOut: pictures };
      }
    },
    bill: (bill, date) => thread.ask({ kind: 'bill', bill, date }),
    unprintable: async (resume, date) => {
      const bare = { ...resume, data: withImages(resume.data, () => '') };
      // Most resumes are plain: they cost no layout.
      if (plainText.test(JSON.stringify(bare.data))) return [];
      return thread.ask({ kind: 'unprintable', resume: bare, date });
    },
    close: () => thread.close(),
  };
};

/** One thread, started when it is first needed and again after it had to be stopped; one document at a time. */
class DocumentThread {
  readonly #options: Required<DocumentWriterOptions>;
  readonly #waiting: Waiting[] = [];
  #worker: Worker | undefined;
  #current: { readonly work: Waiting; readonly timer: NodeJS.Timeout } | undefined;

  constructor(options: DocumentWriterOptions) {
    this.#options = { patienceMs: 15_000, megabytes: 256, ...options };
  }

  ask<Kind extends DocumentRequest['kind']>(
    request: Extract<DocumentRequest, { kind: Kind }>,
  ): Promise<DocumentResults[Kind]> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ request, resolve, reject });
      this.#next();
    });
  }

  async close(): Promise<void> {
    const worker = this.#worker;
    this.#lose(worker, 'the server stops');
    await worker?.terminate();
  }

  #next(): void {
    if (this.#current) return;
    const work = this.#waiting.shift();
    if (!work) return;
    const worker = this.#running();
    const { patienceMs } = this.#options;
    const timer = setTimeout(() => this.#stop(worker, `not written within ${patienceMs} ms`), patienceMs);
    this.#current = { work, timer };
    worker.ref();
    worker.postMessage(work.request);
  }

  #running(): Worker {
    if (this.#worker) return this.#worker;
    const { program, megabytes } = this.#options;
    const worker = new Worker(program, { resourceLimits: { maxOldGenerationSizeMb: megabytes } });
    worker.on('message', (answer: DocumentAnswer) => this.#take(worker, answer));
    worker.on('error', (error) => this.#stop(worker, error.message));
    worker.on('exit', () => this.#lose(worker, 'the thread ended'));
    this.#worker = worker;
    return worker;
  }

  #take(worker: Worker, answer: DocumentAnswer): void {
    const done = this.#finish(worker);
    if (answer.kind === 'done') done?.resolve(answer.result as never);
    else done?.reject(new WritingFailed(answer.reason));
    this.#next();
  }

  /** Ends the work in hand; an idle thread keeps no process alive. */
  #finish(worker: Worker): Waiting | undefined {
    if (worker !== this.#worker) return undefined;
    const current = this.#current;
    this.#current = undefined;
    clearTimeout(current?.timer);
    worker.unref();
    return current?.work;
  }

  #stop(worker: Worker, reason: string): void {
    this.#lose(worker, reason);
    void worker.terminate();
  }

  #lose(worker: Worker | undefined, reason: string): void {
    if (!worker || worker !== this.#worker) return;
    const lost = this.#finish(worker);
    this.#worker = undefined;
    lost?.reject(new WritingFailed(reason));
    this.#next();
  }
}
