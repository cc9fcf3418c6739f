import type { Layout } from '../layout/page.ts';
import { textsOf } from './page-rules.ts';

const rounded = (value: number): string => value.toFixed(2);

/** A layout as lines of text, so that a change of it can be read in a diff. */
export const layoutText = (layout: Layout): string =>
  layout.pages
    .flatMap((page) => [
      `page ${page.number + 1}`,
      ...page.background.map(
        ({ x, y, width, height, fill }) => `  ${[x, y, width, height].map(rounded).join(' ')} ${fill}`,
      ),
      ...textsOf(page).map(({ x, y, item }) => {
        const { run, style, width, node, href } = item;
        const place = `${rounded(x)} ${rounded(y)} ${rounded(width)}`;
        return `  ${place} ${run.face} ${style.size} ${style.colour} ${node.role} ${JSON.stringify(run.text)}${href ? ` -> ${href}` : ''}`;
      }),
    ])
    .join('\n');
