import { z } from 'zod';

/** The few parts of an OpenAPI document that the page shows. */
const operation = z.object({
  summary: z.string().optional(),
  tags: z.array(z.string()).default([]),
  security: z.array(z.record(z.string(), z.unknown())).default([]),
  parameters: z
    .array(
      z.object({
        name: z.string(),
        in: z.string(),
        required: z.boolean().default(false),
        schema: z.unknown(),
      }),
    )
    .default([]),
  requestBody: z.object({ content: z.record(z.string(), z.object({ schema: z.unknown() })) }).optional(),
  responses: z
    .record(
      z.string(),
      z.object({ content: z.record(z.string(), z.object({ schema: z.unknown() })).optional() }),
    )
    .default({}),
});
type Operation = z.infer<typeof operation>;
const description = z.object({ paths: z.record(z.string(), z.record(z.string(), operation)) });

const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const schemaBlock = (title: string, schema: unknown): string =>
  schema === undefined
    ? ''
    : `<h4>${title}</h4><pre><code>${escapeHtml(JSON.stringify(schema, null, 2))}</code></pre>`;

const who = (found: Operation): string => {
  const [scheme] = found.security.flatMap((one) => Object.keys(one));
  if (scheme === 'staffSession') return 'admin';
  return scheme === 'userSession' ? 'user' : 'anyone';
};

const operationBlock = (method: string, path: string, found: Operation): string => `
<details>
<summary><b class="method">${method.toUpperCase()}</b> <code>${escapeHtml(path)}</code> <i>${who(found)}</i> ${escapeHtml(found.summary ?? '')}</summary>
${found.parameters.map((one) => `<p><code>${escapeHtml(one.name)}</code> in the ${escapeHtml(one.in)}${one.required ? '' : ', optional'}</p>`).join('')}
${schemaBlock('Request', found.requestBody?.content['application/json']?.schema)}
${schemaBlock('Success', found.responses['200']?.content?.['application/json']?.schema)}
</details>`;

const style = `
body{font:16px/1.5 system-ui,sans-serif;margin:0 auto;padding:2rem 1rem;max-width:60rem;color:#1c1917;background:#fff}
details{border:1px solid #d6d3d1;border-radius:.5rem;margin:.5rem 0;padding:.5rem 1rem}
summary{cursor:pointer;min-height:1.75rem}.method{display:inline-block;min-width:4.5rem}
pre{background:#f5f5f4;padding:1rem;overflow:auto;border-radius:.25rem}i{color:#57534e}
@media(prefers-color-scheme:dark){body{background:#1c1917;color:#f5f5f4}pre{background:#292524}details{border-color:#57534e}i{color:#d6d3d1}a{color:#93c5fd}}`;

/** The description as a page to read: no script, so that the site's policy needs no hole for it. */
export const apiPage = (document: unknown): string => {
  const { paths } = description.parse(document);
  const groups = new Map<string, string[]>();
  for (const [path, methods] of Object.entries(paths)) {
    for (const [method, found] of Object.entries(methods)) {
      const group = found.tags[0] ?? 'api';
      groups.set(group, [...(groups.get(group) ?? []), operationBlock(method, path, found)]);
    }
  }
  const sections = [...groups].map(([name, blocks]) => `<h2>${escapeHtml(name)}</h2>${blocks.join('')}`);
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Kalam API</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><style>${style}</style></head>
<body><main><h1>Kalam API</h1>
<p>A success is <code>{"success": true, …}</code>. A refusal is <code>{"success": false, "error", "code", "field"?}</code>.
The same as a file for programs: <a href="/api/openapi.json">openapi.json</a>.</p>
${sections.join('\n')}</main></body></html>`;
};
