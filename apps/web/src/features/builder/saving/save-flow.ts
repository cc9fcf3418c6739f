import type { ResumeData } from '@kalam/domain/resumes/resume-model';
import { defaultResumeName } from '@kalam/domain/resumes/saved/resume-name';
import { toSavedPayload } from '@kalam/domain/resumes/saved/saved-resume';
import { call, Refused, type ReplyOf } from '../../../platform/api/call.ts';
import type { Draft } from '../../../resume/draft.ts';

type Summary = ReplyOf<'POST /api/resumes'>['resume'];

const isUnstored = (image: string | undefined): image is string => image?.startsWith('data:') ?? false;

/** Images go first and once each, so that a save sends only their addresses. */
const withStoredImages = async (data: ResumeData): Promise<ResumeData> => {
  const images = [
    data.personalInfo.profileImage,
    data.signature,
    ...data.certificates.map(({ image }) => image),
  ];
  const stored = new Map<string, string>();
  for (const image of new Set(images.filter(isUnstored))) {
    stored.set(image, (await call('POST /api/images', { body: { image } })).url);
  }
  const addressOf = (image: string | undefined) =>
    image === undefined ? undefined : (stored.get(image) ?? image);
  return {
    ...data,
    personalInfo: { ...data.personalInfo, profileImage: addressOf(data.personalInfo.profileImage) },
    signature: addressOf(data.signature),
    certificates: data.certificates.map((entry) => ({ ...entry, image: addressOf(entry.image) })),
  };
};

/** A new resume; costs one of the subscription. The key makes a repeated press cost nothing more. */
export const saveNew = async (draft: Draft, name: string, saveKey: string): Promise<Summary> => {
  const data = toSavedPayload(await withStoredImages(draft.data));
  const { template, formatting } = draft;
  const reply = await call('POST /api/resumes', { body: { name, template, formatting, data, saveKey } });
  return reply.resume;
};

/** An edit of the saved one, made on the version it was opened at unless told otherwise. */
export const saveEdit = async (
  draft: Draft,
  name: string,
  resumeId: string,
  version: number,
): Promise<Summary> => {
  const data = toSavedPayload(await withStoredImages(draft.data));
  const reply = await call('PUT /api/resumes/:id', {
    params: { id: resumeId },
    body: { version, name, template: draft.template, data },
  });
  return reply.resume;
};

/** Over whatever was saved in the meantime, because the person chose so. */
export const saveOver = async (draft: Draft, name: string, resumeId: string): Promise<Summary> => {
  const { resume } = await call('GET /api/resumes/:id', { params: { id: resumeId } });
  return saveEdit(draft, name, resumeId, resume.version);
};

export const isConflict = (failure: unknown): boolean =>
  failure instanceof Refused && failure.code === 'resume-changed-elsewhere';

/** Deleted since it was opened: an edit has nothing to change any more. */
export const isDeleted = (failure: unknown): boolean => failure instanceof Refused && failure.status === 404;

/** The resume that waits for a payment, as its preview shows it. */
export const waitingResume = ({ data, template, formatting }: Draft, name: string) => ({
  name: name.trim() || data.personalInfo.fullName.trim() || defaultResumeName,
  template,
  formatting,
  data: toSavedPayload(data),
});
