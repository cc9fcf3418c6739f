import { blankResume } from '@kalam/domain/resumes/blank-resume';
import { describe, expect, it, vi } from 'vitest';
import { type ReaderPort, startProof, startReading } from './reading-client.ts';
import type { FromReader } from './reading-messages.ts';
import { type Reader, serveReading } from './serve-reading.ts';

const resume = {
  source: 'pdf',
  data: blankResume(),
  fields: [],
  tray: [],
  notes: [],
  pages: [{ width: 595, height: 842 }],
} as const;

const proof = {
  format: 'pdf',
  bytes: 10,
  sha256: 'abc',
  fields: [],
  warnings: [],
  pages: [{ width: 595, height: 842 }],
  text: '',
} as const;

const reader: Reader = {
  read: async () => resume,
  prepare: async () => undefined,
  prove: async () => proof,
  paint: async () => undefined,
};

const pdf = new File(['%PDF-1.7 …'], 'resume.pdf');

/** A page and its worker joined by a real channel, with everything that crosses it cloned. */
const joined = (parts: Partial<Reader> = {}) => {
  const { port1, port2 } = new MessageChannel();
  const answer = serveReading((message, transfer) => port2.postMessage(message, transfer), {
    ...reader,
    ...parts,
  });
  port2.onmessage = (event) => answer(event.data);
  const terminate = vi.fn(() => port1.close());
  const port: ReaderPort = {
    postMessage: (message) => port1.postMessage(message),
    addEventListener: (type: string, listener: (event: { data: FromReader }) => void) => {
      if (type === 'message') port1.onmessage = (event) => listener({ data: event.data });
    },
    terminate,
  };
  return { start: () => port, terminate };
};

/** One whose own file does not come, or that dies on the way. */
const broken = (afterBegun: boolean) => {
  let starts = 0;
  const start = (): ReaderPort => {
    starts += 1;
    return {
      postMessage: () => undefined,
      terminate: () => undefined,
      addEventListener: (type: string, listener: (event: never) => void) => {
        if (type === 'message' && afterBegun)
          queueMicrotask(() => listener({ data: { kind: 'begun' } } as never));
        if (type === 'error') setTimeout(() => listener(new Event('error') as never));
      },
    };
  };
  return { start, starts: () => starts };
};

describe('reading a resume in a worker', () => {
  it('gives what was read, tells how far it is, and keeps the file for its pictures until it is closed', async () => {
    const painted: [number, number, number][] = [];
    const { start, terminate } = joined({
      read: async (file, onProgress) => {
        onProgress(0.5);
        // Whoever takes the bytes may leave nothing behind.
        if ('bytes' in file) structuredClone(file.bytes, { transfer: [file.bytes.buffer] });
        return resume;
      },
      paint: async (bytes, page, width) => {
        painted.push([bytes.length, page, width]);
        return undefined;
      },
    });
    const told: number[] = [];
    const reading = startReading(pdf, { start });
    reading.progress((share) => told.push(share));
    expect(await reading.result).toEqual(resume);
    expect(told).toEqual([0.5]);
    await Promise.all([reading.pagePicture(0, 600), reading.pagePicture(1, 300)]);
    expect(painted).toEqual([
      [pdf.size, 0, 600],
      [pdf.size, 1, 300],
    ]);
    expect(terminate).not.toHaveBeenCalled();
    reading.close();
    expect(terminate).toHaveBeenCalled();
    expect(await reading.pagePicture(0, 600)).toBeUndefined();
  });

  it('ends a reading that does not come to an end, and one that is cancelled', async () => {
    const hangs = joined({ read: () => new Promise(() => undefined) });
    const hung = startReading({ text: 'x' }, { start: hangs.start, patience: 20 });
    expect(await hung.result).toEqual({ refusal: { code: 'import-took-too-long' } });
    expect(hangs.terminate).toHaveBeenCalled();

    const slow = joined({ read: () => new Promise(() => undefined) });
    startReading({ text: 'x' }, { start: slow.start }).cancel();
    expect(slow.terminate).toHaveBeenCalled();
  });

  it('lets go of the worker when the file is refused, and does not start one for a huge file', async () => {
    const refusing = joined({ read: async () => ({ refusal: { code: 'import-pdf-locked' } }) });
    expect(await startReading(pdf, { start: refusing.start }).result).toEqual({
      refusal: { code: 'import-pdf-locked' },
    });
    expect(refusing.terminate).toHaveBeenCalled();
    const start = vi.fn(refusing.start);
    const huge = new File([new Uint8Array(20 * 1024 * 1024 + 1)], 'film.pdf');
    expect(await startReading(huge, { start }).result).toEqual({
      refusal: { code: 'import-too-large', params: { megabytes: 20 } },
    });
    expect(start).not.toHaveBeenCalled();
  });

  it('says that something went wrong where the reader fails or dies', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const failing = joined({ read: async () => Promise.reject(new Error('unforeseen')) });
    const failed = { refusal: { code: 'import-reading-failed' } };
    expect(await startReading(pdf, { start: failing.start }).result).toEqual(failed);
    const dying = broken(true);
    expect(await startReading(pdf, { start: dying.start }).result).toEqual(failed);
    expect(dying.starts()).toBe(1);
  });

  it('asks for the worker once more before it gives up', async () => {
    const missing = broken(false);
    expect(await startReading(pdf, { start: missing.start }).result).toEqual({
      refusal: { code: 'import-not-loaded' },
    });
    expect(missing.starts()).toBe(2);
  });
});

describe('reading a file of ours back in a worker', () => {
  const input = {
    bytes: new TextEncoder().encode('%PDF-1.7 …'),
    written: { printed: [{ path: 'summary', text: 'Books' }], language: 'en' },
  } as const;

  it('gives the proof, tells how far it is, and leaves the bytes to whoever hands them over', async () => {
    const painted: number[] = [];
    const { start } = joined({
      prove: async ({ bytes, written }, onProgress) => {
        onProgress(0.5);
        expect(written).toEqual(input.written);
        structuredClone(bytes, { transfer: [bytes.buffer] });
        return proof;
      },
      paint: async (bytes) => {
        painted.push(bytes.length);
        return undefined;
      },
    });
    const told: number[] = [];
    const proving = startProof('pdf', Promise.resolve(input), { start });
    proving.progress((share) => told.push(share));
    expect(await proving.result).toEqual(proof);
    expect(told).toEqual([0.5]);
    await proving.pagePicture(0, 600);
    expect(painted).toEqual([input.bytes.length]);
    expect(new TextDecoder().decode(input.bytes)).toContain('%PDF-1.7');
  });

  it('says that it could not, whether the readers fail, refuse or never come', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const failing = joined({ prove: async () => Promise.reject(new Error('unforeseen')) });
    expect(await startProof('pdf', Promise.resolve(input), { start: failing.start }).result).toEqual({
      refusal: { code: 'import-reading-failed' },
    });
    const refusing = joined({ prove: async () => ({ refusal: { code: 'import-pdf-locked' } }) });
    expect(await startProof('pdf', Promise.resolve(input), { start: refusing.start }).result).toHaveProperty(
      'refusal',
    );
    expect(refusing.terminate).toHaveBeenCalled();
    expect(await startProof('pdf', Promise.resolve(input), { start: broken(false).start }).result).toEqual({
      refusal: { code: 'import-not-loaded' },
    });
  });

  it('comes while the file is made, and goes with one that is not', async () => {
    const asked: string[] = [];
    const parts = { prepare: async (format: string) => void asked.push(format) };
    let made: (file: typeof input) => void = () => undefined;
    const file = new Promise<typeof input>((resolve) => {
      made = resolve;
    });
    const waiting = startProof('docx', file, { start: joined(parts).start });
    await vi.waitFor(() => expect(asked).toEqual(['docx']));
    made(input);
    expect(await waiting.result).toEqual(proof);

    const { start, terminate } = joined();
    startProof('pdf', Promise.reject(new Error('not made')), { start });
    await vi.waitFor(() => expect(terminate).toHaveBeenCalled());
  });

  it('reads a file although what reads it did not come ahead', async () => {
    const { start } = joined({ prepare: async () => Promise.reject(new Error('no network')) });
    expect(await startProof('pdf', Promise.resolve(input), { start }).result).toEqual(proof);
  });

  it('rests after its work and reads the next file, but not while something is under way in it', async () => {
    const rested: ReaderPort[] = [];
    const { start, terminate } = joined({ paint: () => new Promise(() => undefined) });
    const options = { start, rest: (worker: ReaderPort) => void rested.push(worker) };
    const first = startProof('pdf', Promise.resolve(input), options);
    await first.result;
    first.close();
    expect([rested.length, terminate.mock.calls.length]).toEqual([1, 0]);

    const second = startProof('pdf', Promise.resolve(input), options);
    expect(await second.result).toEqual(proof);
    const picture = second.pagePicture(0, 600);
    second.close();
    expect(await picture).toBeUndefined();
    expect([rested.length, terminate.mock.calls.length]).toEqual([1, 1]);
  });
});
