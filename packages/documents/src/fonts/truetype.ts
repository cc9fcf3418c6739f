/** A TrueType font file, read as far as layout and embedding need it. */
export interface TrueType {
  readonly bytes: Uint8Array;
  readonly unitsPerEm: number;
  readonly ascent: number;
  readonly descent: number;
  readonly capHeight: number;
  readonly xHeight: number;
  readonly italicAngle: number;
  readonly bounds: readonly [number, number, number, number];
  readonly glyphCount: number;
  table(tag: string): DataView | undefined;
  advance(glyph: number): number;
  outline(glyph: number): Uint8Array;
  /** From where to where a glyph reaches above the baseline; nothing for one that draws nothing. */
  heights(glyph: number): { readonly top: number; readonly bottom: number } | undefined;
  /** Whether a glyph draws nothing. */
  isBlank(glyph: number): boolean;
}

export const readTrueType = (bytes: Uint8Array): TrueType => {
  const file = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const tables = readDirectory(file, bytes);
  const need = (tag: string): DataView => {
    const table = tables.get(tag);
    if (!table) throw new Error(`The font has no ${tag} table`);
    return table;
  };
  const head = need('head');
  const hhea = need('hhea');
  const hmtx = need('hmtx');
  const loca = need('loca');
  const glyf = need('glyf');
  const os2 = tables.get('OS/2');
  const longMetrics = hhea.getUint16(34);
  const longOffsets = head.getInt16(50) === 1;
  const offset = (glyph: number): number =>
    longOffsets ? loca.getUint32(glyph * 4) : loca.getUint16(glyph * 2) * 2;
  const unitsPerEm = head.getUint16(18);
  const hasHeights = os2 !== undefined && os2.getUint16(0) >= 2;
  return {
    bytes,
    unitsPerEm,
    ascent: hhea.getInt16(4),
    descent: hhea.getInt16(6),
    capHeight: hasHeights ? os2.getInt16(88) : unitsPerEm * 0.7,
    xHeight: hasHeights ? os2.getInt16(86) : unitsPerEm * 0.5,
    italicAngle: (tables.get('post')?.getInt32(4) ?? 0) / 65536,
    bounds: [head.getInt16(36), head.getInt16(38), head.getInt16(40), head.getInt16(42)],
    glyphCount: need('maxp').getUint16(4),
    table: (tag) => tables.get(tag),
    advance: (glyph) => hmtx.getUint16(Math.min(glyph, longMetrics - 1) * 4),
    outline: (glyph) =>
      new Uint8Array(glyf.buffer, glyf.byteOffset + offset(glyph), offset(glyph + 1) - offset(glyph)),
    heights: (glyph) =>
      offset(glyph + 1) === offset(glyph)
        ? undefined
        : { bottom: glyf.getInt16(offset(glyph) + 4), top: glyf.getInt16(offset(glyph) + 8) },
    isBlank: (glyph) => offset(glyph + 1) === offset(glyph),
  };
};

const readDirectory = (file: DataView, bytes: Uint8Array): Map<string, DataView> => {
  const tables = new Map<string, DataView>();
  for (let index = 0; index < file.getUint16(4); index++) {
    const record = 12 + index * 16;
    const tag = String.fromCharCode(...bytes.subarray(record, record + 4));
    const start = bytes.byteOffset + file.getUint32(record + 8);
    tables.set(tag, new DataView(bytes.buffer, start, file.getUint32(record + 12)));
  }
  return tables;
};
