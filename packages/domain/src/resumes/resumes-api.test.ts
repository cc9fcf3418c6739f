import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { templateContracts } from '../templates/templates-api.ts';
import { refusalsOf } from '../zod-refusal.fixture.ts';
import { defaultFormatting } from './formatting.ts';
import { resumeContracts } from './resumes-api.ts';
import { sampleProfessional } from './samples/sample-resumes.ts';
import {
  newResumeSchema,
  resumeEditSchema,
  resumeRecordSchema,
  resumeSummarySchema,
} from './saved/resume-record-model.ts';
import { toSavedPayload } from './saved/saved-resume.ts';

const data = toSavedPayload(sampleProfessional);
const codes = (result: { error?: Parameters<typeof refusalsOf>[0] | undefined }) =>
  refusalsOf(result.error ?? { issues: [] }).map(({ code, field }) => [code, field]);

describe('resume contracts', () => {
  it('serve every path of the surface', () => {
    expect(Object.keys(resumeContracts)).toEqual([
      'GET /api/resumes',
      'POST /api/resumes',
      'GET /api/resumes/:id',
      'PUT /api/resumes/:id',
      'DELETE /api/resumes/:id',
      'POST /api/resumes/:id/restore',
      'POST /api/resumes/:id/copies',
      'GET /api/resumes/:id/parent',
      'PUT /api/resumes/:id/parent',
      'PUT /api/resumes/:id/formatting',
      'GET /api/resumes/:id/downloads',
      'POST /api/resumes/:id/downloads',
      'POST /api/images',
      'GET /api/images/:hash',
    ]);
    expect(Object.keys(templateContracts)).toHaveLength(4);
  });

  it('can be described as JSON Schema', () => {
    for (const contract of Object.values({ ...resumeContracts, ...templateContracts })) {
      const { body, reply } = contract as { body?: z.ZodType; reply: z.ZodType };
      if (body) expect(() => z.toJSONSchema(body, { io: 'input' })).not.toThrow();
      expect(() => z.toJSONSchema(reply)).not.toThrow();
    }
  });

  it('S1 §7 counts a download without a body', () => {
    const { body } = resumeContracts['POST /api/resumes/:id/downloads'];
    for (const sent of [undefined, null, {}, { format: 'docx' }])
      expect(body.safeParse(sent).success).toBe(true);
    expect(body.safeParse({ format: 'exe' }).success).toBe(false);
  });

  it('takes images as JPEG or PNG data URLs alone', () => {
    const { body } = resumeContracts['POST /api/images'];
    expect(body.safeParse({ image: 'data:image/png;base64,iVBORw0KGgo=' }).success).toBe(true);
    expect(body.safeParse({ image: `/api/images/${'a'.repeat(64)}` }).success).toBe(false);
    expect(body.safeParse({ image: '' }).success).toBe(false);
  });
});

describe('S1 §3 resume record', () => {
  it('starts with the defaults', () => {
    const moment = '2026-11-15T10:00:00.000Z';
    expect(
      resumeSummarySchema.parse({
        id: 'a',
        template: 'modern',
        version: 1,
        createdAt: moment,
        updatedAt: moment,
      }),
    ).toMatchObject({
      name: 'Untitled Resume',
      planUsed: 'basic',
      status: 'active',
      downloadCount: 0,
      formatting: defaultFormatting,
    });
    expect(resumeSummarySchema.shape).not.toHaveProperty('data');
    expect(resumeRecordSchema.shape).toHaveProperty('data');
  });
});

describe('saving', () => {
  it.each(['', '  ', undefined])('S1 §5 asks for a name: %j', (name) => {
    expect(codes(newResumeSchema.safeParse({ name, template: 'modern', data }))).toEqual([
      ['resume-name-required', 'name'],
    ]);
  });

  it('takes a name of 100 characters, an unknown template and no empty one', () => {
    expect(codes(newResumeSchema.safeParse({ name: 'a'.repeat(100), template: 'gothic', data }))).toEqual([]);
    expect(codes(newResumeSchema.safeParse({ name: 'a'.repeat(101), template: '', data }))).toEqual([
      ['text-too-long', 'name'],
      ['template-invalid', 'template'],
    ]);
  });

  it('places the rules of the data under it', () => {
    expect(
      codes(newResumeSchema.safeParse({ name: 'A', template: 'modern', data: { ...data, summary: '' } })),
    ).toEqual([['summary-required', 'data.summary']]);
  });

  it('edits any part, on a version', () => {
    expect(codes(resumeEditSchema.safeParse({ version: 1, name: 'New' }))).toEqual([]);
    expect(codes(resumeEditSchema.safeParse({ version: 1, name: ' ' }))).toEqual([
      ['resume-name-required', 'name'],
    ]);
    expect(resumeEditSchema.safeParse({ name: 'New' }).success).toBe(false);
  });
});
