import { refuse } from '@kalam/domain/refusal';
import type { Formatting, ResumeData } from '@kalam/domain/resumes/resume-model';
import {
  builderFileName,
  type DocumentPart,
  dashboardFileName,
} from '@kalam/domain/resumes/saved/download-rules';
import {
  checkTemplateName,
  type TemplateLayout,
  templateLayout,
} from '@kalam/domain/templates/template-layouts';
import type { Engine, ResumeInput } from './engine.ts';
import { ExportFailure } from './export-failure.ts';
import type { Template } from './templates/template.ts';
import { templates } from './templates/template-catalogue.ts';

export type ExportFormat = 'pdf' | 'docx';

export interface ExportRequest {
  readonly format: ExportFormat;
  readonly data: ResumeData;
  /** Names the file, and the layout where none is given. */
  readonly template: string;
  /** Of a template under a name of its own. */
  readonly layout?: TemplateLayout;
  readonly formatting: Formatting;
  /** The day of the document and of its file name, `YYYY-MM-DD`. */
  readonly date: string;
  /** Of the file name, where the document keeps an earlier day. */
  readonly fileDate?: string;
  /** The resume itself where absent. */
  readonly part?: DocumentPart;
  /** A saved resume's name names its file; without one the template does. */
  readonly resumeName?: string;
  /** Travels with the file, so that whoever counts downloads knows which resume it was. */
  readonly resumeId?: string;
  /** Per cent: 10, 30, 50, 90, 100. */
  readonly onProgress?: (percent: number) => void;
  readonly onError?: (message: string) => void;
  /** Hands the file to the person, as a download; 100 per cent is reported after it. */
  readonly save?: (file: ExportedFile) => void | Promise<void>;
}

export interface ExportedFile {
  readonly name: string;
  readonly type: string;
  readonly bytes: Uint8Array;
  readonly resumeId?: string;
  /** Fields of the pictures that could not be had and are not in the file. */
  readonly leftOut: readonly string[];
}

export const fileTypes: Readonly<Record<ExportFormat, string>> = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
};

export type ExportEngine = Pick<Engine, 'prepare' | 'layOut' | 'pdf' | 'docx' | 'leftOut'>;

/** Makes the file. Every failure reaches `onError` with its message and is thrown again. */
export const exportResume = async (
  engine: ExportEngine,
  request: ExportRequest,
  catalogue: Readonly<Partial<Record<string, Template>>> = templates,
): Promise<ExportedFile> => {
  try {
    return await makeFile(engine, request, catalogue);
  } catch (failure) {
    const known =
      failure instanceof ExportFailure ? failure : new ExportFailure(refuse('download-failed'), failure);
    request.onError?.(known.message);
    throw known;
  }
};

const makeFile = async (
  engine: ExportEngine,
  request: ExportRequest,
  catalogue: Readonly<Partial<Record<string, Template>>>,
): Promise<ExportedFile> => {
  const { format, data, template, formatting, date, fileDate = date, part, resumeName, resumeId } = request;
  const progress = (percent: number): void => request.onProgress?.(percent);
  const refusal = checkTemplateName(template);
  if (refusal) throw new ExportFailure(refusal);
  const layout = request.layout ?? templateLayout(template);
  if (!catalogue[layout]) throw new ExportFailure(refuse('template-component-missing', { name: template }));
  progress(10);
  const input = { data, template: layout, formatting, date, ...(part && { part }) };
  const bytes = await write(engine, format, input, progress);
  progress(90);
  const file: ExportedFile = {
    name: resumeName
      ? dashboardFileName(resumeName, format, fileDate, part)
      : builderFileName(template, format, fileDate, part),
    type: fileTypes[format],
    bytes,
    leftOut: engine.leftOut(input),
    ...(resumeId && { resumeId }),
  };
  await request.save?.(file);
  progress(100);
  return file;
};

const write = async (
  engine: ExportEngine,
  format: ExportFormat,
  input: ResumeInput,
  progress: (percent: number) => void,
): Promise<Uint8Array> => {
  try {
    if (format === 'pdf') {
      await engine.prepare(input);
      progress(30);
      engine.layOut(input);
      progress(50);
      return await engine.pdf(input);
    }
    progress(30);
    const file = engine.docx(input);
    progress(50);
    return await file;
  } catch (failure) {
    throw new ExportFailure(refuse(format === 'pdf' ? 'pdf-failed' : 'docx-failed'), failure);
  }
};
