import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { serveAsset } from '../sandbox-assets.ts';
import { html, sendPage } from '../sandbox-page.ts';
import type { Message } from './mailbox-message.ts';
import { mailboxBody, type View } from './mailbox-pages.ts';
import type { Mailbox } from './mailbox-store.ts';

interface Options {
  readonly base: string;
  readonly mailbox: Mailbox;
}

interface Asked {
  Querystring: { to?: string; view?: View };
  Params: { id: string; index: string };
}

/** Mail may carry its own inline styles; it never runs anything, see the frame it is shown in. */
const MAIL_STYLES = "'self' 'unsafe-inline'";

export async function mailboxRoutes(app: FastifyInstance, { base, mailbox }: Options): Promise<void> {
  await serveAsset(app, '/assets/mailbox.js', 'mailbox.js');

  app.get<Asked>('/mailbox.json', async (request, reply) => {
    const messages = await mailbox.list({ to: request.query.to });
    return reply.header('cache-control', 'no-store').send(messages.map(forPrograms));
  });

  app.delete('/mailbox.json', async (_request, reply) => {
    await mailbox.clear();
    return reply.code(204).send();
  });

  app.post('/mailbox/clear', async (request, reply) => {
    if (fromElsewhere(request)) return reply.code(403).send({ error: 'Sent from another site' });
    await mailbox.clear();
    return reply.redirect(`${base}/mailbox`, 303);
  });

  app.get<Asked>('/mailbox', (request, reply) => show(request, reply));

  app.get<Asked>('/mailbox/:id', async (request, reply) => {
    const open = await mailbox.read(request.params.id);
    return open === undefined ? gone(reply) : show(request, reply, open);
  });

  app.get<Asked>('/mailbox/:id/source', async (request, reply) => {
    const source = await mailbox.source(request.params.id);
    return source === undefined ? gone(reply) : reply.type('message/rfc822').send(source);
  });

  app.get<Asked>('/mailbox/:id/attachments/:index', async (request, reply) => {
    const message = await mailbox.read(request.params.id);
    const file = message?.attachments[Number(request.params.index)];
    if (file === undefined) return gone(reply);
    // Always saved, never shown: an attachment could be a page with scripts.
    return reply
      .header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(file.name)}`)
      .header('x-content-type-options', 'nosniff')
      .type(file.type)
      .send(file.content);
  });

  async function show(request: FastifyRequest<Asked>, reply: FastifyReply, open?: Message) {
    const to = request.query.to ?? '';
    const view = request.query.view === 'text' ? 'text' : 'html';
    const messages = await mailbox.list({ to });
    return sendPage(reply, {
      base,
      title: open === undefined ? 'Mailbox' : `${open.subject} – Mailbox`,
      styles: MAIL_STYLES,
      head: html`<script src="${base}/assets/mailbox.js" defer></script>
${open === undefined && html`<noscript><meta http-equiv="refresh" content="10"></noscript>`}`,
      body: mailboxBody({ base, messages, to, open, view }),
    });
  }

  const gone = (reply: FastifyReply) =>
    sendPage(reply.code(404), {
      base,
      title: 'Not here – Mailbox',
      body: html`<main class="plain"><h1>This message is gone</h1><p><a href="${base}/mailbox">All messages</a></p></main>`,
    });
}

const forPrograms = ({ attachments, ...message }: Message) => ({
  ...message,
  attachments: attachments.map(({ name, type, content }) => ({ name, type, size: content.length })),
});

const fromElsewhere = (request: FastifyRequest): boolean => {
  const site = request.headers['sec-fetch-site'];
  return site !== undefined && site !== 'same-origin' && site !== 'none';
};
