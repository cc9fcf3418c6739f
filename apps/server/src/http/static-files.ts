import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { isRoute, routes } from '@kalam/domain/routes';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config, SiteDetails } from '../config/config.ts';
import { wantedLanguages } from './request-language.ts';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.woff': 'font/woff',
  '.ttf': 'font/ttf',
  '.wasm': 'application/wasm',
  '.pdf': 'application/pdf',
  '.docx': 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
};

interface SiteFile {
  readonly type: string;
  readonly cache: string;
  readonly etag: string;
  readonly plain: Buffer;
  readonly br?: Buffer | undefined;
  readonly gzip?: Buffer | undefined;
}

const forever = 'public, max-age=31536000, immutable';
const askFirst = 'no-cache';

/** The files of the site, by the address they answer to. An address that is not in the table does not exist. */
export interface Site {
  readonly files: ReadonlyMap<string, SiteFile>;
  /** Another language's page stands beside the English one, under its address and the language: `/plans.hi`. */
  readonly pages: ReadonlyMap<string, SiteFile>;
  readonly shell: SiteFile | undefined;
}

function* filesBelow(folder: string): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* filesBelow(path);
    else if (entry.isFile()) yield path;
  }
}

const readIfThere = (path: string): Buffer | undefined => (existsSync(path) ? readFileSync(path) : undefined);

const etagOf = (content: Buffer): string =>
  `W/"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`;

/** Files we fill in are text of ours; the placeholders name settings of the operator. */
const filledTypes = new Set(['.html', '.xml', '.txt']);

const compress = async (content: Buffer): Promise<{ br: Buffer; gzip: Buffer }> => {
  const [br, gzipped] = await Promise.all([
    promisify(brotliCompress)(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
    promisify(gzip)(content, { level: 9 }),
  ]);
  return { br, gzip: gzipped };
};

const loadFile = async (path: string, address: string, details: PageDetails): Promise<SiteFile> => {
  const extension = extname(path);
  const type = types[extension] ?? 'application/octet-stream';
  const stored = readFileSync(path);
  if (filledTypes.has(extension)) {
    const plain = Buffer.from(fillPage(stored.toString('utf8'), details, extension));
    return { type, cache: askFirst, etag: etagOf(plain), plain, ...(await compress(plain)) };
  }
  const cache = address.startsWith('/assets/') ? forever : askFirst;
  const [br, gzipped] = [readIfThere(`${path}.br`), readIfThere(`${path}.gz`)];
  return { type, cache, etag: etagOf(stored), plain: stored, br, gzip: gzipped };
};

export type PageDetails = Pick<Config, 'publicUrl'> & {
  readonly site: SiteDetails;
  readonly hasJobSearch: boolean;
};

const escapeMarkup = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');

/** A data island is read by the page as JSON; nothing in it can end the script element it stands in. */
const island = ({ site, hasJobSearch }: PageDetails): string => {
  const json = JSON.stringify({ ...site, hasJobSearch }).replace(/[<>&\u2028\u2029]/g, (character) => {
    return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
  });
  return `<script type="application/json" id="site-details">${json}</script>`;
};

/** Lines and rows of a prerendered page that sell job search. */
const jobSearchParts = /<(li|tr) data-job-search\b.*?<\/\1>/gs;

/** Puts the owner's details into a prerendered page, and takes out what this site does not have. */
export const fillPage = (text: string, details: PageDetails, extension = '.html'): string => {
  const { publicUrl, site, hasJobSearch } = details;
  const values: Readonly<Record<string, string>> = {
    PUBLIC_URL: publicUrl,
    OWNER_NAME: site.ownerName,
    OWNER_TOWN: site.ownerTown,
    SUPPORT_EMAIL: site.supportEmail,
    SUPPORT_PHONE: site.supportPhone,
    SUPPORT_ADDRESS: site.supportAddress,
    PRIVACY_EMAIL: site.privacyEmail,
    GRIEVANCE_EMAIL: site.grievanceEmail,
  };
  const escaped = extension === '.txt' ? (value: string) => value : escapeMarkup;
  return text
    .replace(jobSearchParts, (part) => (hasJobSearch ? part : ''))
    .replace(/\{\{([A-Z_]+)\}\}/g, (placeholder, name: string) => {
      const value = values[name];
      return value === undefined ? placeholder : escaped(value);
    })
    .replaceAll('<!--site-details-->', () => island(details));
};

/** Reads the built web app once: a few megabytes, which then never touch the disk again. */
export const loadSite = async (folder: string, details: PageDetails): Promise<Site> => {
  const files = new Map<string, SiteFile>();
  const pages = new Map<string, SiteFile>();
  if (!existsSync(folder)) return { files, pages, shell: undefined };
  const found = [...filesBelow(folder)];
  const compressed = new Set(found.filter((path) => /\.(?:br|gz)$/.test(path)));
  for (const path of found) {
    if (compressed.has(path)) continue;
    const address = `/${relative(folder, path).split(sep).join('/')}`;
    const file = await loadFile(path, address, details);
    if (address.endsWith('.html')) pages.set(pageAddress(address), file);
    else files.set(address, file);
  }
  return { files, pages, shell: pages.get('/shell') ?? pages.get('/') };
};

/** `/plans/index.html` and `/plans.html` are both the page `/plans`. */
const pageAddress = (address: string): string => {
  const name = address.slice(0, -'.html'.length);
  if (name === '/index') return '/';
  return name.endsWith('/index') ? name.slice(0, -'/index'.length) : name;
};

/** English stands for whatever we have no page in. */
const pageFor = (site: Site, request: FastifyRequest, address: string): SiteFile | undefined => {
  const name = address === '/' ? '/index' : address;
  for (const language of wantedLanguages(request)) {
    const page = site.pages.get(`${name}.${language}`);
    if (page !== undefined || language === 'en') return page ?? site.pages.get(address);
  }
  return site.pages.get(address);
};

const sendFile = (
  request: FastifyRequest,
  reply: FastifyReply,
  file: SiteFile,
  status = 200,
): FastifyReply => {
  const vary = file.type.startsWith('text/html')
    ? 'accept-encoding, accept-language, cookie'
    : 'accept-encoding';
  reply.header('cache-control', file.cache).header('etag', file.etag).header('vary', vary);
  const known = request.headers['if-none-match']?.split(',').map((tag) => tag.trim());
  if (status === 200 && known?.some((tag) => tag === '*' || tag === file.etag || `W/${tag}` === file.etag)) {
    return reply.code(304).send();
  }
  const [content, encoding] =
    file.br !== undefined && request.encoding(['br'])
      ? ([file.br, 'br'] as const)
      : file.gzip !== undefined && request.encoding(['gzip'])
        ? ([file.gzip, 'gzip'] as const)
        : ([file.plain, undefined] as const);
  if (encoding !== undefined) reply.header('content-encoding', encoding);
  reply.code(status).type(file.type).header('content-length', content.length);
  return request.method === 'HEAD' ? reply.send() : reply.send(content);
};

const asksForPage = (request: FastifyRequest): boolean => request.type(['html']) !== false;

/** Answers an address that is no endpoint; `undefined` when the site has nothing there and no page should say so. */
export const answerFromSite = (
  site: Site,
  request: FastifyRequest,
  reply: FastifyReply,
  pathname: string,
): FastifyReply | undefined => {
  const file = site.files.get(pathname);
  if (file !== undefined) return sendFile(request, reply, file);
  if (isRoute(pathname)) {
    // Whoever holds the link was given it; no search engine and no other site is.
    if (pathname === routes.shared)
      reply.header('x-robots-tag', 'noindex, nofollow').header('referrer-policy', 'no-referrer');
    const page = pageFor(site, request, pathname) ?? pageFor(site, request, '/shell') ?? site.shell;
    return page === undefined ? undefined : sendFile(request, reply, page);
  }
  const bare = pathname.replace(/\/+$/, '');
  if (bare !== '' && isRoute(bare)) {
    const query = request.url.slice(request.url.split('?', 1)[0]?.length);
    return reply.header('cache-control', askFirst).redirect(`${bare}${query}`, 308);
  }
  // A missing script or picture must not come back as a page: a browser would run or cache it.
  const isFile = extname(pathname) !== '' || pathname.startsWith('/assets/');
  if (isFile || site.shell === undefined || !asksForPage(request)) return undefined;
  return sendFile(
    request,
    reply,
    site.pages.get('/404') ?? pageFor(site, request, '/shell') ?? site.shell,
    404,
  );
};

/** True for addresses that belong to the site and not to the API. */
export const isSiteAddress = (pathname: string): boolean =>
  pathname === routes.home || !/^\/(?:api|sandbox)(?:\/|$)/.test(pathname);
