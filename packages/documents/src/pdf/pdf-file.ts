import { deflate } from './deflate.ts';
import { latin1, reference } from './pdf-syntax.ts';

/** Collects the objects of a file and writes them: small ones compressed together, streams on their own. */
export class PdfFile {
  readonly #objects: (string | undefined)[] = [];
  readonly #streams = new Map<number, { dictionary: string; bytes: Uint8Array }>();

  /** A number for an object that others refer to before it is known. */
  reserve(): number {
    return this.#objects.push(undefined);
  }

  set(id: number, body: string): void {
    this.#objects[id - 1] = body;
  }

  add(body: string): number {
    return this.#objects.push(body);
  }

  stream(dictionary: string, bytes: Uint8Array): number {
    return this.packed(dictionary, deflate(bytes));
  }

  /** A stream whose bytes are compressed already. */
  packed(dictionary: string, bytes: Uint8Array): number {
    return this.plain(`${dictionary}/Filter/FlateDecode`, bytes);
  }

  /** A stream that stays as it is. */
  plain(dictionary: string, bytes: Uint8Array): number {
    const id = this.reserve();
    this.#streams.set(id, { dictionary, bytes });
    return id;
  }

  finish(root: number, info: number): Uint8Array {
    const out = new ByteWriter();
    out.text('%PDF-1.7\n');
    out.bytes(new Uint8Array([0x25, 0xe2, 0xe3, 0xcf, 0xd3, 0x0a]));
    const places = new Map<number, Place>();
    this.#packObjects(places);
    for (const [id, { dictionary, bytes }] of this.#streams) {
      places.set(id, { kind: 'offset', offset: out.length });
      out.text(`${id} 0 obj\n<<${dictionary}/Length ${bytes.length}>>\nstream\n`);
      out.bytes(bytes);
      out.text('\nendstream\nendobj\n');
    }
    const table = this.reserve();
    const start = out.length;
    places.set(table, { kind: 'offset', offset: start });
    const rows = deflate(tableRows(places, table));
    const fingerprint = this.#fingerprint();
    out.text(
      `${table} 0 obj\n<</Type/XRef/Size ${table + 1}/W[1 4 2]/Root ${reference(root)}/Info ${reference(info)}` +
        `/ID[<${fingerprint}><${fingerprint}>]/Filter/FlateDecode/Length ${rows.length}>>\nstream\n`,
    );
    out.bytes(rows);
    out.text(`\nendstream\nendobj\nstartxref\n${start}\n%%EOF\n`);
    return out.whole();
  }

  /** Objects are written in ASCII: text beyond it stands in them as hexadecimal digits. */
  #packObjects(places: Map<number, Place>): void {
    const packed: number[] = [];
    let head = '';
    let bodies = '';
    this.#objects.forEach((body, index) => {
      if (body === undefined) return;
      packed.push(index + 1);
      head += `${index + 1} ${bodies.length} `;
      bodies += `${body}\n`;
    });
    const dictionary = `/Type/ObjStm/N ${packed.length}/First ${head.length}`;
    const container = this.stream(dictionary, latin1(head + bodies));
    packed.forEach((id, position) => {
      places.set(id, { kind: 'packed', container, position });
    });
  }

  /** Names a file by its content; equal input gives an equal name. A packed stream ends in the checksum of its bytes. */
  #fingerprint(): string {
    const ends = [...this.#streams.values()].map(
      ({ dictionary, bytes }) => `${dictionary} ${bytes.length} ${bytes.slice(-8).join(' ')}`,
    );
    return hash(ends.join('\n'));
  }
}

type Place =
  | { readonly kind: 'offset'; readonly offset: number }
  | { readonly kind: 'packed'; readonly container: number; readonly position: number };

const tableRows = (places: ReadonlyMap<number, Place>, last: number): Uint8Array => {
  const rows = new DataView(new ArrayBuffer((last + 1) * 7));
  for (const [id, place] of places) {
    const row = id * 7;
    rows.setUint8(row, place.kind === 'offset' ? 1 : 2);
    rows.setUint32(row + 1, place.kind === 'offset' ? place.offset : place.container);
    rows.setUint16(row + 5, place.kind === 'offset' ? 0 : place.position);
  }
  return new Uint8Array(rows.buffer);
};

class ByteWriter {
  #parts: Uint8Array[] = [];
  length = 0;

  text(text: string): void {
    this.bytes(latin1(text));
  }

  bytes(bytes: Uint8Array): void {
    this.#parts.push(bytes);
    this.length += bytes.length;
  }

  whole(): Uint8Array {
    const whole = new Uint8Array(this.length);
    let position = 0;
    for (const part of this.#parts) {
      whole.set(part, position);
      position += part.length;
    }
    this.#parts = [whole];
    return whole;
  }
}

/** FNV-1a from four different starts. */
const hash = (text: string): string => {
  let [a, b, c, d] = [0x811c9dc5, 0x01000193, 0x9e3779b9, 0x85ebca6b];
  for (let index = 0; index < text.length; index++) {
    const byte = text.charCodeAt(index);
    a = Math.imul(a ^ byte, 0x01000193);
    b = Math.imul(b ^ byte, 0x01000193);
    c = Math.imul(c ^ byte, 0x01000193);
    d = Math.imul(d ^ byte, 0x01000193);
  }
  return [a, b, c, d].map((sum) => (sum >>> 0).toString(16).toUpperCase().padStart(8, '0')).join('');
};
