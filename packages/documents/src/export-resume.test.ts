import { describe, expect, it } from 'vitest';
import { ExportFailure } from './export-failure.ts';
import { type ExportEngine, type ExportRequest, exportResume } from './export-resume.ts';
import { testEngine } from './testing/engine-node.ts';
import { fullResume, testDate, testFormatting } from './testing/resumes/test-resumes.ts';

const request = (choices: Partial<ExportRequest> = {}): ExportRequest => ({
  format: 'pdf',
  data: fullResume,
  template: 'classic',
  formatting: testFormatting(),
  date: testDate,
  ...choices,
});

const broken: ExportEngine = {
  prepare: () => Promise.resolve(),
  layOut: () => {
    throw new Error('no layout');
  },
  pdf: () => Promise.reject(new Error('no file')),
  docx: () => Promise.reject(new Error('no file')),
  leftOut: () => [],
};

const start = (bytes: Uint8Array): string => String.fromCharCode(...bytes.subarray(0, 4));

describe('exporting a resume', () => {
  it.each(['pdf', 'docx'] as const)('S1 §4 reports 10, 30, 50, 90 and 100 per cent: %s', async (format) => {
    const progress: number[] = [];
    await exportResume(testEngine, request({ format, onProgress: (percent) => progress.push(percent) }));
    expect(progress).toEqual([10, 30, 50, 90, 100]);
  });

  it('S1 §9 names the file after the template and the day', async () => {
    const pdf = await exportResume(testEngine, request());
    expect(pdf.name).toBe('resume_classic_2026-11-15.pdf');
    expect(pdf.type).toBe('application/pdf');
    expect(start(pdf.bytes)).toBe('%PDF');
    const docx = await exportResume(testEngine, request({ format: 'docx' }));
    expect(docx.name).toBe('resume_classic_2026-11-15.docx');
    expect(start(docx.bytes)).toBe('PK\u0003\u0004');
  });

  it.each(['pdf', 'docx'] as const)(
    'S1 §7 writes the same bytes from the same resume of the same day, whatever the file is called: %s',
    async (format) => {
      const first = await exportResume(testEngine, request({ format }));
      testEngine.forget();
      const later = await exportResume(
        testEngine,
        request({ format, data: structuredClone(fullResume), fileDate: '2026-11-18', resumeName: 'Mine' }),
      );
      expect(later.name).toBe(`mine_2026-11-18.${format}`);
      expect(Buffer.compare(first.bytes, later.bytes)).toBe(0);
      const nextDay = await exportResume(testEngine, request({ format, date: '2026-11-16' }));
      expect(Buffer.compare(first.bytes, nextDay.bytes)).not.toBe(0);
    },
  );

  it('S2 §7 names the file of a saved resume after its name', async () => {
    const file = await exportResume(testEngine, request({ resumeName: 'My First Resume', resumeId: 'r1' }));
    expect(file.name).toBe('my_first_resume_2026-11-15.pdf');
    expect(file.resumeId).toBe('r1');
  });

  it('S1 §9 falls back to modern for an unknown template', async () => {
    const unknown = await exportResume(testEngine, request({ template: 'baroque' }));
    const modern = await exportResume(testEngine, request({ template: 'modern' }));
    expect(unknown.bytes).toEqual(modern.bytes);
  });

  it('decision 55 draws a template under a name of its own in its layout, and names the file after it', async () => {
    const own = await exportResume(testEngine, request({ template: 'quiet-page', layout: 'minimalist' }));
    const layout = await exportResume(testEngine, request({ template: 'minimalist' }));
    expect(own.bytes).toEqual(layout.bytes);
    expect(own.name).toBe('resume_quiet-page_2026-11-15.pdf');
  });

  it('saves the file before it reports 100', async () => {
    const steps: (number | string)[] = [];
    await exportResume(
      testEngine,
      request({ onProgress: (percent) => steps.push(percent), save: (file) => void steps.push(file.name) }),
    );
    expect(steps.slice(-3)).toEqual([90, 'resume_classic_2026-11-15.pdf', 100]);
  });
});

describe('a failing export', () => {
  const failing = async (
    engine: ExportEngine,
    choices: Partial<ExportRequest>,
    catalogue?: Parameters<typeof exportResume>[2],
  ) => {
    const told: string[] = [];
    const failed = exportResume(
      engine,
      request({ ...choices, onError: (message) => told.push(message) }),
      catalogue,
    );
    await expect(failed).rejects.toBeInstanceOf(ExportFailure);
    await failed.catch((failure: ExportFailure) => told.push(failure.message));
    return told;
  };
  const twice = (message: string): string[] => [message, message];

  it('S1 §8 tells the callback and throws the same message again', async () => {
    expect(await failing(testEngine, { template: '' })).toEqual(twice('Invalid template: '));
    expect(await failing(broken, {})).toEqual(twice('Failed to generate PDF'));
    expect(await failing(broken, { format: 'docx' })).toEqual(twice('Failed to generate DOCX'));
    const save = () => Promise.reject(new Error('disk full'));
    expect(await failing(testEngine, { save })).toEqual(twice('Failed to download resume'));
    expect(await failing(testEngine, {}, {})).toEqual(twice('Template component not found for: classic'));
  });
});
