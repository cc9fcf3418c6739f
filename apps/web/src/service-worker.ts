import { answerTo } from './platform/offline/offline-routing.ts';
import { keepSharedFile } from './platform/offline/shared-file.ts';

/**
 * Filled in by the build: what a first visit keeps, what the builder, reading a resume and each other language need
 * beside it, and every file there is.
 */
declare const OFFLINE_FILES: {
  readonly version: string;
  readonly frame: readonly string[];
  readonly builder: readonly string[];
  readonly reading: readonly string[];
  readonly languages: Readonly<Record<string, readonly string[]>>;
  readonly all: readonly string[];
};

/** The part of a worker's own scope that is used here; the page's types know no service worker. */
interface ExtendableEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface FetchEvent extends ExtendableEvent {
  readonly request: Request;
  respondWith(response: Promise<Response>): void;
}
interface MessageToWorker extends ExtendableEvent {
  readonly data: unknown;
}
interface WorkerScope {
  readonly location: Location;
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: ExtendableEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: FetchEvent) => void): void;
  addEventListener(type: 'message', listener: (event: MessageToWorker) => void): void;
}
const scope = globalThis as unknown as WorkerScope;

/** Once: the build puts the whole list wherever its name stands. */
const files = OFFLINE_FILES;

/** Hashed files are shared by releases; pages belong to the release that names their files. */
const assets = 'kalam-assets';
const pages = `kalam-pages-${files.version}`;

/** Not prerendered, so its address answers with the empty shell that any screen can start from. */
const shell = '/dashboard/profile';

const keepMissing = async (wanted: readonly string[]): Promise<void> => {
  const cache = await caches.open(assets);
  const kept = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
  await cache.addAll(wanted.filter((address) => !kept.has(address)));
};

const install = async (): Promise<void> => {
  const cache = await caches.open(pages);
  await Promise.all([cache.add(new Request(shell, { cache: 'no-cache' })), keepMissing(files.frame)]);
};

const activate = async (): Promise<void> => {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith('kalam-pages-') && name !== pages);
  await Promise.all(old.map((name) => caches.delete(name)));
  const cache = await caches.open(assets);
  const current = new Set(files.all);
  const stale = (await cache.keys()).filter(({ url }) => !current.has(new URL(url).pathname));
  await Promise.all(stale.map((request) => cache.delete(request)));
  await scope.clients.claim();
};

const keptOr = async (key: Request | string, failure: unknown): Promise<Response> => {
  const kept = await (await caches.open(pages)).match(key);
  if (kept) return kept;
  throw failure;
};

const page = async (request: Request): Promise<Response> => {
  try {
    return await fetch(request);
  } catch (failure) {
    return keptOr(shell, failure);
  }
};

const file = async (request: Request): Promise<Response> => {
  try {
    const response = await fetch(request);
    if (response.ok) await (await caches.open(pages)).put(request, response.clone());
    return response;
  } catch (failure) {
    return keptOr(request, failure);
  }
};

const asset = async (request: Request): Promise<Response> => {
  const cache = await caches.open(assets);
  const kept = await cache.match(request);
  if (kept) return kept;
  const response = await fetch(request);
  if (response.ok) await cache.put(request, response.clone());
  return response;
};

/** The file stays on the device: it is kept for the page that this answer leads to, which takes it. */
const shared = async (request: Request): Promise<Response> => {
  await request
    .formData()
    .then(keepSharedFile)
    .catch(() => undefined);
  return Response.redirect('/builder?shared', 303);
};

scope.addEventListener('install', (event) => event.waitUntil(install()));
scope.addEventListener('activate', (event) => event.waitUntil(activate()));
scope.addEventListener('message', (event) => {
  if (event.data === 'keep-builder') event.waitUntil(keepMissing(files.builder));
  if (event.data === 'keep-reading') event.waitUntil(keepMissing(files.reading));
  const language = /^keep-language:(\w+)$/.exec(String(event.data))?.[1];
  if (language !== undefined) event.waitUntil(keepMissing(files.languages[language] ?? []));
  // Asked for by the person, who reloads the page; never while they type.
  if (event.data === 'take-over') event.waitUntil(scope.skipWaiting());
});
scope.addEventListener('fetch', (event) => {
  const { request } = event;
  const answer = answerTo(request, scope.location.origin);
  if (answer === 'shared') event.respondWith(shared(request));
  else if (answer === 'page') event.respondWith(page(request));
  else if (answer === 'file') event.respondWith(file(request));
  else if (answer === 'asset') event.respondWith(asset(request));
});
