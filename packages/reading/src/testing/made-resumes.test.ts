import { testEngine } from '@kalam/documents/testing/engine-node';
import { testDate, testFormatting } from '@kalam/documents/testing/resumes/test-resumes';
import { templateLayouts } from '@kalam/domain/templates/template-layouts';
import { describe, expect, it } from 'vitest';
import type { ReadResume } from '../reading-result.ts';
import { collegeFormat } from './corpus/layouts/tuning/college-format.ts';
import { denseLabels } from './corpus/layouts/tuning/dense-labels.ts';
import { rightDates } from './corpus/layouts/tuning/right-dates.ts';
import { tuningLayouts } from './corpus/layouts/tuning-layouts.ts';
import { madeResume } from './corpus/people/made-resume.ts';
import { resumeOfTruth, truthOnOurPage } from './corpus/resume-of-truth.ts';
import { pageText } from './corpus/setting/set-page.ts';
import { writeDocx } from './corpus/setting/write-docx.ts';
import { type FileScore, scoreBytes, shareOf } from './scoring/score-files-node.ts';
import { type ScoreGroup, scoreResume } from './scoring/score-resume.ts';

const seeds = (from: number, count: number): number[] =>
  Array.from({ length: count }, (_, index) => from + index);

const expectShare = (scores: readonly FileScore[], group: ScoreGroup, least: number): void => {
  const { right, all } = shareOf(scores, group);
  const wrong = scores.flatMap(({ file, score, failure }) => [
    ...(failure ? [`${file}: ${failure}`] : []),
    ...(score?.marks[group] ?? [])
      .filter((mark) => !mark.right)
      .map(({ what, expected, got }) => `${file} ${what}: ${expected} → ${got}`),
  ]);
  expect(right / all, wrong.slice(0, 5).join('\n')).toBeGreaterThanOrEqual(least);
};

/** The bars of the design, on files that need no LibreOffice; `npm run bench -- import` has the others. */
const expectBars = (scores: readonly FileScore[]): void => {
  expectShare(scores, 'contacts', 0.99);
  expectShare(scores, 'education', 0.97);
  expectShare(scores, 'jobs', 0.95);
  expect(scores.flatMap(({ file, score }) => (score?.lost ?? []).map((word) => `${file}: ${word}`))).toEqual(
    [],
  );
  expect(
    scores.flatMap(({ file, score }) => (score?.invented ?? []).map((word) => `${file}: ${word}`)),
  ).toEqual([]);
};

describe('made resumes', () => {
  it('are the same for the same seed, and of many kinds', () => {
    expect(madeResume(12)).toEqual(madeResume(12));
    const all = seeds(0, 120).map(madeResume);
    expect(new Set(all.map(({ trade }) => trade)).size).toBeGreaterThanOrEqual(12);
    expect(new Set(all.map(({ name }) => name)).size).toBeGreaterThan(90);
    expect(all.some(({ education }) => education.length > 3)).toBe(true);
    expect(all.some(({ jobs }) => jobs.length === 0)).toBe(true);
  });

  it('score whole when every field is as they say, and not when one differs', () => {
    const truth = truthOnOurPage(madeResume(3));
    const data = resumeOfTruth(truth);
    const read: ReadResume = { source: 'text', data, fields: [], tray: [], notes: [], pages: [] };
    const groups = ['contacts', 'education', 'jobs', 'skills'] as const;
    const { marks } = scoreResume(truth, '', read);
    expect(groups.flatMap((group) => marks[group].filter(({ right }) => !right))).toEqual([]);
    const [job] = data.workExperience;
    const swapped = { ...data, workExperience: [{ ...job, company: job?.position ?? '' }] } as typeof data;
    const scored = scoreResume(truth, '', { ...read, data: swapped }).marks.jobs;
    expect(scored.filter(({ right }) => right)).toEqual([]);
    expect(scored.map(({ what }) => what)).toContain('job: company');
  });

  it('hold the bars as Word files', async () => {
    const scores: FileScore[] = [];
    for (const [index, layout] of tuningLayouts.entries())
      for (const seed of seeds(500 + index * 8, 8)) {
        const { page, truth } = layout.set(madeResume(seed));
        scores.push(
          await scoreBytes(`${layout.name}-${seed}.docx`, writeDocx(page), { truth, text: pageText(page) }),
        );
      }
    expectBars(scores);
  });

  it('hold the bars as text', async () => {
    const scores: FileScore[] = [];
    for (const [index, layout] of [collegeFormat, denseLabels, rightDates].entries())
      for (const seed of seeds(560 + index * 5, 5)) {
        const { page, truth } = layout.set(madeResume(seed));
        const text = pageText(page);
        scores.push(
          await scoreBytes(`${layout.name}-${seed}.txt`, new TextEncoder().encode(text), { truth, text }),
        );
      }
    expectBars(scores);
  });

  it('come back whole from our own pages', async () => {
    const scores: FileScore[] = [];
    for (const [index, template] of templateLayouts.entries()) {
      const truth = truthOnOurPage(madeResume(580 + index));
      const input = { template, data: resumeOfTruth(truth), formatting: testFormatting(), date: testDate };
      scores.push(await scoreBytes(`${template}.pdf`, await testEngine.pdf(input), { truth, text: '' }));
    }
    for (const group of ['contacts', 'education', 'jobs'] as const) expectShare(scores, group, 1);
  });
});
