import { visitorToday } from '@kalam/domain/calendar/calendar-day';
import { defaultFormatting, sameFormatting } from '@kalam/domain/resumes/formatting';
import { imagesOf, withImages } from '@kalam/domain/resumes/images/resume-images';
import { defaultResumeName } from '@kalam/domain/resumes/saved/resume-name';
import { toSavedPayload } from '@kalam/domain/resumes/saved/saved-resume';
import type { SavedResume } from '@kalam/domain/resumes/saved/saved-resume-model';
import { call, Refused, type ReplyOf } from '../../../platform/api/call.ts';
import type { Draft } from '../../../resume/draft.ts';

type Summary = ReplyOf<'POST /api/resumes'>['resume'];

/** What is sent of a draft. Images go first and once each, so that a save sends only their addresses. */
const storedPayload = async (draft: Draft): Promise<SavedResume> => {
  const data = toSavedPayload(draft.data);
  const images = imagesOf(data).map(({ image }) => image);
  const stored = new Map<string, string>();
  for (const image of new Set(images.filter((image) => image.startsWith('data:')))) {
    stored.set(image, (await call('POST /api/images', { body: { image } })).url);
  }
  return withImages(data, (image) => stored.get(image) ?? image);
};

/** Whether it would be saved in another look than it has: the default one, or that of the saved resume. */
export const isRestyled = ({ formatting, savedLook }: Draft): boolean =>
  !sameFormatting(formatting, savedLook?.formatting ?? defaultFormatting);

/** The draft in the look it had before another one was tried. */
export const inOldLook = (draft: Draft): Draft => ({
  ...draft,
  formatting: draft.savedLook?.formatting ?? defaultFormatting,
});

/** A new resume; costs one of the subscription, and a format change for a new look. The key makes a repeated press cost nothing more. */
export const saveNew = async (draft: Draft, name: string, saveKey: string): Promise<Summary> => {
  const data = await storedPayload(draft);
  const { template, formatting, resumeId: copyOf } = draft;
  const body = { name, template, formatting, data, saveKey, ...(copyOf && { copyOf }) };
  return (await call('POST /api/resumes', { body })).resume;
};

/**
 * An edit of the saved one, made on the version it was opened at unless told otherwise. A look that was not touched here is
 * not sent: it may have been changed on the dashboard since.
 */
export const saveEdit = async (
  draft: Draft,
  name: string,
  resumeId: string,
  version: number,
): Promise<Summary> => {
  const data = await storedPayload(draft);
  const { template, formatting } = draft;
  const look = isRestyled(draft) ? { formatting } : {};
  const reply = await call('PUT /api/resumes/:id', {
    params: { id: resumeId },
    body: { version, name, template, data, ...look },
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

/** The resume that waits for a payment, as its preview shows it. */
export const waitingResume = ({ data, template, formatting }: Draft, name: string) => ({
  name: name.trim() || data.personalInfo.fullName.trim() || defaultResumeName,
  template,
  formatting,
  data: toSavedPayload(data),
});

/** A guest's, of which a file is made at once: it keeps the day on which it could be looked into. */
export const guestResume = (draft: Draft) => ({
  ...waitingResume(draft, ''),
  date: visitorToday(new Date()).day,
});
