import type { Page } from '../layout/page.ts';
import type { GlyphOutlines } from '../svg/page-picture.ts';
import type { FaceId, LoadFace } from './font-faces.ts';

/** Faces are few and used again, so each is opened once for as long as the process runs. */
export type LoadOutlines = (pages: readonly Page[]) => Promise<GlyphOutlines>;

/** Outlines of the glyphs that pages are set in. On the server and while building. */
export const createOutlines = (loadFace: LoadFace): LoadOutlines => {
  const opened = new Map<FaceId, { readonly upem: number; readonly path: (glyph: number) => string }>();
  const known = (id: FaceId) => {
    const found = opened.get(id);
    if (!found) throw new Error(`A page is set in ${id}, which is not loaded`);
    return found;
  };
  return async (pages) => {
    const { Blob, Face, Font } = await import('harfbuzzjs');
    for (const id of facesOf(pages)) {
      if (opened.has(id)) continue;
      const face = new Face(new Blob(await loadFace(id)));
      const font = new Font(face);
      opened.set(id, { upem: face.upem, path: (glyph) => font.glyphToPath(glyph) });
    }
    return {
      unitsPerEm: (id) => known(id).upem,
      path: (id, glyph) => known(id).path(glyph),
    };
  };
};

const facesOf = (pages: readonly Page[]): ReadonlySet<FaceId> => {
  const items = pages.flatMap(({ groups }) => groups.flatMap((group) => group.items));
  return new Set(items.flatMap((item) => (item.kind === 'text' ? [item.run.face] : [])));
};
