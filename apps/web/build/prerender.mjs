// Writes the public pages as HTML with their content, and the empty shell for all other paths. Runs after both builds.
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';

const attribute = (text) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
const text = (words) => words.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
/** Data inside a script element ends at the first `</`, whatever the JSON around it says. */
const json = (data) => JSON.stringify(data).replaceAll('<', '\\u003c');

const meta = (name, content) => `<meta name="${name}" content="${attribute(content)}" />`;
const property = (name, content) => `<meta property="${name}" content="${attribute(content)}" />`;

const head = ({ path, language, title, description, data, preloads }) =>
  [
    `<title>${text(title)}</title>`,
    meta('description', description),
    `<link rel="canonical" href="{{PUBLIC_URL}}${path}" />`,
    property('og:type', 'website'),
    property('og:site_name', 'Kalam'),
    property('og:locale', `${language}_IN`),
    property('og:title', title),
    property('og:description', description),
    property('og:url', `{{PUBLIC_URL}}${path}`),
    property('og:image', '{{PUBLIC_URL}}/og-image.png'),
    meta('twitter:card', 'summary_large_image'),
    ...preloads,
    data && `<script type="application/ld+json">${json(data)}</script>`,
  ]
    .filter(Boolean)
    .join('\n    ');

/** What the first screenful is set in; a face that comes later would move what stands below. */
const facesOf = (path, language) => [
  'inter-400',
  ...(path === '/' ? ['inter-500', 'inter-600'] : []),
  ...(path === '/' && language === 'en' ? ['kalam-display-500'] : []),
  ...(language === 'hi' ? ['devanagari-400', ...(path === '/' ? ['devanagari-600'] : [])] : []),
];

const fontPreload = (file) =>
  `<link rel="preload" href="/${file}" as="font" type="font/woff2" crossorigin />`;

/** The chunks of one screen, beyond those the entry brings by itself. */
export const chunksOf = (manifest, key, seen = new Set()) => {
  const chunk = manifest[key];
  if (chunk === undefined || seen.has(key)) return seen;
  seen.add(key);
  for (const imported of chunk.imports ?? []) chunksOf(manifest, imported, seen);
  return seen;
};

export const screenModule = {
  '/': 'src/features/landing/landing-page.tsx',
  '/templates': 'src/features/templates/templates-page.tsx',
  '/plans': 'src/features/plans/plans-page.tsx',
  '/contact': 'src/features/contact/contact-page.tsx',
  '/builder': 'src/features/builder/builder-page.tsx',
  '/terms': 'src/features/legal/terms-page.tsx',
  '/cancellation-refund': 'src/features/legal/cancellation-refund-page.tsx',
  '/shipping-delivery': 'src/features/legal/shipping-delivery-page.tsx',
};

/** What a screen shows first and imports by itself only later. */
const firstInside = { '/builder': 'src/features/builder/steps/personal-info-step.tsx' };

/** The frame of the signed-in area, seen while the session is asked for. */
const dashboardModules = [
  'src/features/dashboard/dashboard-layout.tsx',
  'src/features/dashboard/resumes/resumes-page.tsx',
];

/** A page with its content needs its script last: words, looks and fonts go before. The list of resumes is its script’s. */
const scriptsLast = (page, path) =>
  path === '/dashboard'
    ? page
    : page.replaceAll(/<(?:script type="module"|link rel="modulepreload") /g, '$&fetchpriority="low" ');

const fontFolder = new URL('../../../packages/documents/fonts/', import.meta.url);

/** English has the plain name; the server picks another language's page by the reader's choice. */
const fileOf = (path, language) =>
  `${path === '/' ? 'index' : path.slice(1)}${language === 'en' ? '' : `.${language}`}.html`;

const inLanguage = (page, language) => page.replace('<html lang="en-IN">', `<html lang="${language}-IN">`);

export const prerender = async (dist, serverBuild) => {
  const { renderPage, publicPages, pageLanguages, paintSamples } = await import(
    pathToFileURL(join(serverBuild, 'entry-server.js')).href
  );
  for (const [address, picture] of await paintSamples(fontFolder)) {
    await mkdir(dirname(join(dist, address)), { recursive: true });
    await writeFile(join(dist, address), picture);
  }
  const manifest = JSON.parse(await readFile(join(dist, '.vite/manifest.json'), 'utf8'));
  const template = await readFile(join(dist, 'index.html'), 'utf8');
  const entry = chunksOf(manifest, 'index.html');
  const font = (name) => Object.values(manifest).find(({ src }) => src?.endsWith(`${name}.woff2`)).file;
  /** What a page of another language needs beside its screen. */
  const catalogue = (language) =>
    language === 'en' ? new Set() : chunksOf(manifest, `src/platform/languages/${language}.ts`);
  const preload = (keys) =>
    [...keys]
      .filter((key) => !entry.has(key))
      .map((key) => `<link rel="modulepreload" crossorigin href="/${manifest[key].file}" />`);
  const styles = (keys) =>
    [...keys]
      .filter((key) => !entry.has(key))
      .flatMap((key) => manifest[key].css ?? [])
      .map((file) => `<link rel="stylesheet" crossorigin href="/${file}">\n  `);
  const writePage = async (path, language, { pageHead, modules }, html) => {
    // A style that only came with its script would hold the screen up once more.
    const page = template
      .replace('<!--page-head-->', () => pageHead)
      .replace('</head>', () => `${styles(modules).join('')}</head>`)
      .replace(
        '<div id="root"><!--page--></div>',
        () => `<div id="root" data-prerendered="${language}">${html}</div>`,
      );
    await writeFile(join(dist, fileOf(path, language)), scriptsLast(inLanguage(page, language), path));
  };
  for (const language of pageLanguages) {
    for (const { path, description, data } of publicPages) {
      const { html, title } = await renderPage(path, language);
      if (title === '') throw new Error(`${path} has no title`);
      const module = screenModule[path];
      if (manifest[module] === undefined) throw new Error(`${path}: no chunk for ${module}`);
      const modules = new Set([
        ...catalogue(language),
        ...chunksOf(manifest, module),
        ...chunksOf(manifest, firstInside[path]),
      ]);
      const preloads = [
        ...facesOf(path, language).map((name) => fontPreload(font(name))),
        ...preload(modules),
      ];
      const facts = { path, language, title, description: description(), data: data?.(), preloads };
      await writePage(path, language, { pageHead: head(facts), modules }, html);
    }
    const privateHead = (modules) =>
      [
        '<title>Kalam</title>',
        meta('robots', 'noindex'),
        ...facesOf('/dashboard', language).map((name) => fontPreload(font(name))),
        ...preload(modules),
      ].join('\n    ');
    const { html } = await renderPage('/dashboard', language);
    const modules = new Set([
      ...catalogue(language),
      ...dashboardModules.flatMap((key) => [...chunksOf(manifest, key)]),
    ]);
    await writePage('/dashboard', language, { pageHead: privateHead(modules), modules }, html);
    const shell = template
      .replace('<!--page-head-->', privateHead(catalogue(language)))
      .replace('<!--page-->', '');
    await writeFile(join(dist, fileOf('/shell', language)), inLanguage(shell, language));
  }
  const urls = publicPages.map(({ path }) => `  <url><loc>{{PUBLIC_URL}}${path}</loc></url>`);
  await writeFile(
    join(dist, 'sitemap.xml'),
    `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`,
  );
  await writeFile(
    join(dist, 'robots.txt'),
    'User-agent: *\nDisallow: /api/\nDisallow: /admin/\nDisallow: /dashboard\nDisallow: /payment/\n\nSitemap: {{PUBLIC_URL}}/sitemap.xml\n',
  );
};
