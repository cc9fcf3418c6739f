/** Windows, Unicode BMP, English of the United States: the one name record every reader takes. */
const nameEncoding = { platform: 3, encoding: 1, language: 0x409 };

const readTables = (font) =>
  Array.from({ length: font.readUInt16BE(4) }, (_, index) => {
    const record = 12 + index * 16;
    const offset = font.readUInt32BE(record + 8);
    const length = font.readUInt32BE(record + 12);
    return {
      tag: font.toString('latin1', record, record + 4),
      data: Buffer.from(font.subarray(offset, offset + length)),
    };
  });

/** The English names of a font by their number. */
export const readNames = (font) => {
  const { data } = readTables(font).find((table) => table.tag === 'name');
  const strings = data.readUInt16BE(4);
  const names = new Map();
  for (let index = 0; index < data.readUInt16BE(2); index += 1) {
    const record = 6 + index * 12;
    if (data.readUInt16BE(record) !== nameEncoding.platform) continue;
    const start = strings + data.readUInt16BE(record + 10);
    const bytes = Buffer.from(data.subarray(start, start + data.readUInt16BE(record + 8)));
    names.set(data.readUInt16BE(record + 6), bytes.swap16().toString('utf16le'));
  }
  return names;
};

const nameTable = (names) => {
  const entries = [...names].sort(([a], [b]) => a - b);
  const head = Buffer.alloc(6 + entries.length * 12);
  head.writeUInt16BE(entries.length, 2);
  head.writeUInt16BE(head.length, 4);
  const strings = [];
  let offset = 0;
  for (const [index, [id, text]] of entries.entries()) {
    const bytes = Buffer.from(text, 'utf16le').swap16();
    const { platform, encoding, language } = nameEncoding;
    for (const [field, value] of [platform, encoding, language, id, bytes.length, offset].entries())
      head.writeUInt16BE(value, 6 + index * 12 + field * 2);
    strings.push(bytes);
    offset += bytes.length;
  }
  return Buffer.concat([head, ...strings]);
};

const checksum = (bytes) => {
  let sum = 0;
  for (let at = 0; at < bytes.length; at += 4) sum = (sum + bytes.readUInt32BE(at)) >>> 0;
  return sum;
};

const padded = (bytes) => Buffer.concat([bytes, Buffer.alloc((4 - (bytes.length % 4)) % 4)]);

const writeTables = (version, tables) => {
  const directory = Buffer.alloc(12 + tables.length * 16);
  const power = 2 ** Math.floor(Math.log2(tables.length));
  directory.writeUInt32BE(version, 0);
  directory.writeUInt16BE(tables.length, 4);
  directory.writeUInt16BE(power * 16, 6);
  directory.writeUInt16BE(Math.log2(power), 8);
  directory.writeUInt16BE((tables.length - power) * 16, 10);
  const bodies = [];
  let offset = directory.length;
  for (const [index, { tag, data }] of tables.entries()) {
    // The sum over the whole file is kept in head, and counts as zero while it is taken.
    if (tag === 'head') data.writeUInt32BE(0, 8);
    const body = padded(data);
    const record = 12 + index * 16;
    directory.write(tag, record, 'latin1');
    directory.writeUInt32BE(checksum(body), record + 4);
    directory.writeUInt32BE(offset, record + 8);
    directory.writeUInt32BE(data.length, record + 12);
    bodies.push(body);
    offset += body.length;
  }
  const font = Buffer.concat([directory, ...bodies]);
  const head = directory.length + lengthBefore(tables, 'head');
  font.writeUInt32BE((0xb1b0afba - checksum(font)) >>> 0, head + 8);
  return font;
};

const lengthBefore = (tables, tag) => {
  let length = 0;
  for (const table of tables) {
    if (table.tag === tag) return length;
    length += padded(table.data).length;
  }
  throw new Error(`The font has no ${tag} table`);
};

/** Word and GDI find the bold of a family by these two marks, whatever its weight. */
const markAsBold = (tables) => {
  const table = (tag) => tables.find((candidate) => candidate.tag === tag).data;
  const style = table('OS/2');
  const regular = 0x40;
  const bold = 0x20;
  style.writeUInt16BE((style.readUInt16BE(62) & ~regular) | bold, 62);
  const head = table('head');
  head.writeUInt16BE(head.readUInt16BE(44) | 1, 44);
};

/** The same font under another name; copyright and licence stay as they are. A semibold acts as its family's bold. */
export const renameFont = (font, { family, style }) => {
  const old = readNames(font);
  const postscript = `${family.replaceAll(' ', '')}-${style}`;
  const kept = [0, 5, 13, 14].filter((id) => old.has(id)).map((id) => [id, old.get(id)]);
  const semibold = style === 'SemiBold';
  const names = new Map([
    ...kept,
    [1, family],
    [2, semibold ? 'Bold' : style],
    [3, postscript],
    [4, `${family} ${style}`],
    [6, postscript],
    ...(semibold
      ? [
          [16, family],
          [17, style],
        ]
      : []),
  ]);
  const tables = readTables(font).map((table) =>
    table.tag === 'name' ? { ...table, data: nameTable(names) } : table,
  );
  if (semibold) markAsBold(tables);
  return writeTables(font.readUInt32BE(0), tables);
};
