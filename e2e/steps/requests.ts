import type { BrowserContext, Page, Request } from '@playwright/test';

/** A visit's count: the name of a step in the address, and no body that could hold anything else. */
const isCount = (request: Request): boolean =>
  request.method() === 'POST' &&
  /^\/api\/visits\/(opened|begun|checkout)$/.test(new URL(request.url()).pathname) &&
  request.postDataBuffer() === null;

const isFileOf = (page: Page, request: Request): boolean => {
  const { origin, pathname } = new URL(request.url());
  const isAsked = request.method() === 'GET' && request.postDataBuffer() === null;
  return isAsked && origin === new URL(page.url()).origin && pathname.startsWith('/assets/');
};

/** Every request from now on but those for our own code and fonts, and a visit's count. */
export const watchRequests = (page: Page, context: BrowserContext): readonly string[] => {
  const sent: string[] = [];
  context.on('request', (request) => {
    if (!isFileOf(page, request) && !isCount(request)) sent.push(`${request.method()} ${request.url()}`);
  });
  context.on('page', (opened) => sent.push(`page ${opened.url()}`));
  page.on('websocket', (socket) => sent.push(`socket ${socket.url()}`));
  return sent;
};

/** Every request from now on that could bring something to a server, but a visit's count. */
export const watchWrites = (page: Page): readonly string[] => {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET' && !isCount(request)) sent.push(`${request.method()} ${request.url()}`);
  });
  return sent;
};
