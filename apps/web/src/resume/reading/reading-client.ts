import { refuse } from '@kalam/domain/refusal';
import { importLimits } from '@kalam/domain/resumes/import-limits';
import type { FileProof } from '@kalam/reading/proof/file-proof';
import type { ReadResume } from '@kalam/reading/reading-result';
import type {
  FromReader,
  Outcome,
  ProofInput,
  ReaderTask,
  ReadingInput,
  ToReader,
} from './reading-messages.ts';

interface Work<Result> {
  /** Stays open after `cancel`: nobody waits for it any more. */
  readonly result: Promise<Outcome<Result>>;
  /** From 0 to 1. Gives back a way to stop listening. */
  readonly progress: (listener: (share: number) => void) => () => void;
  readonly cancel: () => void;
  /** A page of the file, from 0, as wide as asked; undefined where the file has no pages or they cannot be shown. */
  readonly pagePicture: (page: number, width: number) => Promise<ImageBitmap | undefined>;
  /** Lets go of the file. */
  readonly close: () => void;
}

export type Reading = Work<ReadResume>;
export type Proving = Work<FileProof>;

/** The part of `Worker` that is used; a test can stand in for it. */
export interface ReaderPort {
  postMessage(message: ToReader): void;
  addEventListener(type: 'message', listener: (event: { data: FromReader }) => void): void;
  addEventListener(type: 'error', listener: () => void): void;
  terminate(): void;
}

/** A resume takes a second; whatever takes longer than this will not come to an end. */
const patienceMs = 10_000;

const startWorker = (): ReaderPort =>
  new Worker(new URL('./reading-worker.ts', import.meta.url), { type: 'module' });

/** A task that comes later than the worker. */
interface Promised {
  readonly format: FileProof['format'];
  readonly ready: Promise<ReaderTask>;
}

interface StartOptions {
  readonly start?: () => ReaderPort;
  /** Takes a worker back that has done its work and holds no file any more. Ended where absent. */
  readonly rest?: (worker: ReaderPort) => void;
  readonly patience?: number;
}

/** Kept no longer than a person needs to change a word and look again: it holds memory. */
const restMs = 60_000;
let resting: { readonly worker: ReaderPort; readonly timer: ReturnType<typeof setTimeout> } | undefined;

/** What has read one file reads the next several times as fast: its program is there, compiled and run. */
const restedOrNew = (): ReaderPort => {
  const worker = resting?.worker;
  clearTimeout(resting?.timer);
  resting = undefined;
  return worker ?? startWorker();
};
const letRest = (worker: ReaderPort): void => {
  endResting();
  resting = { worker, timer: setTimeout(endResting, restMs) };
};
const endResting = (): void => {
  resting?.worker.terminate();
  clearTimeout(resting?.timer);
  resting = undefined;
};

/**
 * Works on a file in a worker of its own. Ending that worker is the only way to stop a file that never comes to an end, so
 * each file has one, and it goes with the file, unless it may rest.
 */
const startTask = <Result extends object>(
  task: ReaderTask | Promised,
  resultOf: (message: FromReader) => Outcome<Result> | undefined,
  { start = startWorker, rest = (worker) => worker.terminate(), patience = patienceMs }: StartOptions,
): Work<Result> => {
  const listeners = new Set<(share: number) => void>();
  const pictures = new Map<number, (picture: ImageBitmap | undefined) => void>();
  let worker: ReaderPort | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let lastPicture = 0;
  let isDone = false;
  let settle: (outcome: Outcome<Result>) => void = () => undefined;
  const result = new Promise<Outcome<Result>>((resolve) => {
    settle = resolve;
  });

  const close = (): void => {
    clearTimeout(timer);
    // At rest only where nothing is under way in it.
    if (worker && isDone && pictures.size === 0) {
      worker.postMessage({ kind: 'forget' });
      rest(worker);
    } else worker?.terminate();
    worker = undefined;
    listeners.clear();
    for (const answer of pictures.values()) answer(undefined);
    pictures.clear();
  };
  const fail = (outcome: Outcome<Result>): void => {
    close();
    settle(outcome);
  };
  const expectWithin = (ms: number): void => {
    clearTimeout(timer);
    timer = setTimeout(() => fail({ refusal: refuse('import-took-too-long') }), ms);
  };
  const hear = (message: FromReader): void => {
    if (message.kind === 'begun') expectWithin(patience);
    else if (message.kind === 'progress') for (const tell of listeners) tell(message.share);
    else if (message.kind === 'picture') {
      pictures.get(message.id)?.(message.picture);
      pictures.delete(message.id);
      if (pictures.size > 0) expectWithin(patience);
      else clearTimeout(timer);
    } else {
      const outcome = resultOf(message);
      if (!outcome) return;
      clearTimeout(timer);
      settle(outcome);
      if ('refusal' in outcome) close();
      else isDone = true;
    }
  };
  const begin = (isSecond: boolean): void => {
    const started = start();
    worker = started;
    let begun = false;
    started.addEventListener('message', ({ data }) => {
      begun = true;
      if (worker === started) hear(data);
    });
    started.addEventListener('error', () => {
      if (worker !== started) return;
      started.terminate();
      // Its own file did not come, as on a lost connection: once more.
      if (!begun && !isSecond) begin(true);
      else fail({ refusal: refuse(begun ? 'import-reading-failed' : 'import-not-loaded') });
    });
    if ('ready' in task) {
      started.postMessage({ kind: 'prepare', format: task.format });
      task.ready.then((ready) => {
        if (worker === started) started.postMessage(ready);
      }, close);
    } else started.postMessage(task);
  };

  const { megabytes } = importLimits;
  // Before it fills the memory of a phone.
  if ('input' in task && task.input instanceof Blob && task.input.size > megabytes * 1024 * 1024)
    settle({ refusal: refuse('import-too-large', { megabytes }) });
  else begin(false);

  return {
    result,
    progress: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    cancel: close,
    pagePicture: (page, width) => {
      if (!worker) return Promise.resolve(undefined);
      const id = ++lastPicture;
      worker.postMessage({ kind: 'picture', id, page, width });
      // A page that hangs is not shown; the reading itself is done and stays.
      expectWithin(patience);
      return new Promise((resolve) => pictures.set(id, resolve));
    },
    close,
  };
};

/** Reads what a person brought. */
export const startReading = (input: ReadingInput, options: StartOptions = {}): Reading =>
  startTask(
    { kind: 'read', input },
    (message) => (message.kind === 'read' ? message.outcome : undefined),
    options,
  );

/**
 * Reads a file of ours back, beside what it was made of. The reader comes while the file is made; one that is not made
 * is never read, and its maker has told why.
 */
export const startProof = (
  format: FileProof['format'],
  file: Promise<ProofInput>,
  options: StartOptions = { start: restedOrNew, rest: letRest },
): Proving =>
  startTask(
    { format, ready: file.then((input) => ({ kind: 'prove', input })) },
    (message) => (message.kind === 'proven' ? message.outcome : undefined),
    options,
  );
