import type { ExportedFile } from '@kalam/documents/export-resume';
import { visitorToday } from '@kalam/domain/calendar/calendar-day';
import type { DocumentFormat } from '@kalam/domain/plans/plan-catalogue';
import type { ResumeData } from '@kalam/domain/resumes/resume-model';
import { checkDownload, type DocumentPart } from '@kalam/domain/resumes/saved/download-rules';
import type { QueryClient } from '@tanstack/react-query';
import { call, Refused } from '../../../platform/api/call.ts';
import { fetchPart } from '../../../platform/loading/fetch-part.ts';
import { drawable } from '../../../resume/drawable.ts';
import { contentsQuery, putCard, type ResumeCardData } from '../../../resume/resume-queries.ts';
import { layoutForFile } from '../../../resume/template-list.ts';

interface Download {
  readonly resume: ResumeCardData;
  readonly format: DocumentFormat;
  /** The files wanted, one after another. */
  readonly parts: readonly DocumentPart[];
  readonly onProgress: (percent: number) => void;
  readonly signal: AbortSignal;
}

/**
 * The server says whether this format may be had. Without a connection the same rule decides here: what was paid for can
 * be had offline as well (decision 46).
 */
const askFirst = async ({ id, planUsed }: ResumeCardData, format: DocumentFormat): Promise<void> => {
  try {
    await call('GET /api/resumes/:id/downloads', { params: { id }, query: { format } });
  } catch (failure) {
    const offline = failure instanceof Refused && failure.status === 0;
    if (!offline || checkDownload(format, planUsed)) throw failure;
  }
};

/** S1 §4: counted after it happened; a failure to count is only logged. */
const countDownload = async (client: QueryClient, id: string, format: DocumentFormat): Promise<void> => {
  try {
    const reply = await call('POST /api/resumes/:id/downloads', { params: { id }, body: { format } });
    putCard(client, { id, downloadCount: reply.downloadCount });
  } catch (failure) {
    console.warn('The download was not counted', failure);
  }
};

/** The very bytes that somebody looked into: asked for and counted like any other download. */
export const downloadProven = async (
  client: QueryClient,
  resume: ResumeCardData,
  file: ExportedFile,
  format: DocumentFormat,
): Promise<void> => {
  await askFirst(resume, format);
  const { handOver } = await fetchPart(() => import('../../../resume/export-file.ts'));
  handOver(file);
  void countDownload(client, resume.id, format);
};

export interface ReadyDownload {
  readonly file: File;
  /** To be called once it is in other hands. */
  readonly count: () => void;
}

/** The very file a download gives, for another way to hand it over: asked for in the same way, and counted when it went. */
export const makeDownload = async (
  client: QueryClient,
  resume: ResumeCardData,
  format: DocumentFormat,
): Promise<ReadyDownload> => {
  await askFirst(resume, format);
  const [{ makeFile }, request] = await Promise.all([
    fetchPart(() => import('../../../resume/export-file.ts')),
    requestFor(client, resume),
  ]);
  const { name, type, bytes } = await makeFile({ ...request, format });
  return {
    file: new File([bytes.slice()], name, { type }),
    count: () => void countDownload(client, resume.id, format),
  };
};

/** What is written of a saved resume, today. */
const requestFor = async (client: QueryClient, resume: ResumeCardData) => {
  const [contents, layout] = await Promise.all([
    client.ensureQueryData(contentsQuery(resume)),
    layoutForFile(client, resume.template),
  ]);
  return {
    data: drawable(contents),
    template: resume.template,
    layout,
    formatting: resume.formatting,
    date: visitorToday(new Date()).day,
    resumeName: resume.name,
    resumeId: resume.id,
  };
};

/** Pictures that are not in a file, and the resume that names them. */
export interface LeftOut {
  readonly fields: readonly string[];
  readonly certificates: ResumeData['certificates'];
}

/**
 * Asks, writes the files, hands them over, counts. Answers what could not be put into them. The count is of the resume: a
 * letter alone does not raise it, and both together raise it once.
 */
export const downloadResume = async (
  client: QueryClient,
  { resume, format, parts, onProgress, signal }: Download,
): Promise<LeftOut> => {
  await askFirst(resume, format);
  const [request, { exportToFile }] = await Promise.all([
    requestFor(client, resume),
    fetchPart(() => import('../../../resume/export-file.ts')),
  ]);
  const leftOut = new Set<string>();
  for (const [index, part] of parts.entries()) {
    const file = await exportToFile({
      ...request,
      format,
      part,
      onProgress: (percent) => onProgress((index * 100 + percent) / parts.length),
      signal,
    });
    for (const field of file.leftOut) leftOut.add(field);
    if (part === 'resume') void countDownload(client, resume.id, format);
  }
  return { fields: [...leftOut], certificates: request.data.certificates };
};
