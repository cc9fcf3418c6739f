import { imageDataUrlLimit } from '@kalam/domain/resumes/images/image-rules';
import { resumeContracts } from '@kalam/domain/resumes/resumes-api';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type BindContext, bind, type Handlers, hijacked } from '../http/bind.ts';
import { copyResume, decideOnParent, readParent } from './copy-actions.ts';
import { readOwnImage, requireOwnImage, uploadImage } from './image-actions.ts';
import {
  deleteResume,
  editResume,
  listResumes,
  type ResumeServices,
  readResume,
  restoreResume,
  saveResume,
} from './resume-actions.ts';
import { resumeBody } from './resume-body.ts';
import { countResumeDownload, mayDownload, restyleResume } from './resume-use-actions.ts';

const imageBody = { wordsLimit: 10_000, bodyLimit: imageDataUrlLimit + 1024 };

/** Named by its hash, an image never changes; it is one person's, so only their own browser may keep it. */
const sendImage = async (
  { db }: ResumeServices,
  userId: string,
  hash: string,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<typeof hijacked> => {
  const tag = `"${hash}"`;
  const headers = {
    etag: tag,
    'cache-control': 'private, max-age=31536000, immutable',
    'content-security-policy': "default-src 'none'; sandbox",
    'content-disposition': 'inline',
  };
  if (request.headers['if-none-match'] === tag) {
    await requireOwnImage(db, userId, hash);
    reply.code(304).headers(headers).send();
    return hijacked;
  }
  const { mediaType, bytes } = await readOwnImage(db, userId, hash);
  reply.headers(headers).type(mediaType).send(bytes);
  return hijacked;
};

const handlers = (services: ResumeServices): Handlers<typeof resumeContracts> => ({
  'GET /api/resumes': async ({ user }) => ({ resumes: await listResumes(services, user.id) }),
  'POST /api/resumes': async ({ user, body }) => ({ resume: await saveResume(services, user.id, body) }),
  'GET /api/resumes/:id': async ({ user, params }) => ({
    resume: await readResume(services, user.id, params.id),
  }),
  'PUT /api/resumes/:id': async ({ user, params, body }) => ({
    resume: await editResume(services, user.id, params.id, body),
  }),
  'DELETE /api/resumes/:id': async ({ user, params }) => {
    await deleteResume(services, user.id, params.id);
    return {};
  },
  'POST /api/resumes/:id/restore': async ({ user, params }) => ({
    resume: await restoreResume(services, user.id, params.id),
  }),
  'POST /api/resumes/:id/copies': async ({ user, params, body }) => ({
    resume: await copyResume(services, user.id, params.id, body),
  }),
  'GET /api/resumes/:id/parent': async ({ user, params }) => ({
    parent: await readParent(services, user.id, params.id),
  }),
  'PUT /api/resumes/:id/parent': async ({ user, params, body }) => ({
    resume: await decideOnParent(services, user.id, params.id, body),
  }),
  'PUT /api/resumes/:id/formatting': ({ user, params, body }) =>
    restyleResume(services, user.id, params.id, body.formatting),
  'GET /api/resumes/:id/downloads': async ({ user, params, query }) => {
    await mayDownload(services, user.id, params.id, query.format);
    return { format: query.format };
  },
  'POST /api/resumes/:id/downloads': async ({ user, params, body }) => ({
    downloadCount: await countResumeDownload(services, user.id, params.id, body?.format),
  }),
  'POST /api/images': ({ user, body }) => uploadImage(services, user.id, body.image),
  'GET /api/images/:hash': ({ user, params, request, reply }) =>
    sendImage(services, user.id, params.hash, request, reply),
});

export const resumeRoutes = (app: FastifyInstance, services: ResumeServices, context: BindContext): void =>
  bind(app, resumeContracts, handlers(services), context, {
    'POST /api/resumes': resumeBody,
    'PUT /api/resumes/:id': resumeBody,
    'POST /api/images': imageBody,
  });
