import { createSocket } from 'node:dgram';
import { once } from 'node:events';

/** Names with what they say; any other name does not exist. */
export type Zone = Readonly<
  Record<string, { readonly TXT?: readonly string[]; readonly MX?: readonly string[] }>
>;

const kinds = { TXT: 16, MX: 15 } as const;

const nameBytes = (name: string): Buffer =>
  Buffer.concat([
    ...name.split('.').map((label) => Buffer.from([label.length, ...Buffer.from(label)])),
    Buffer.from([0]),
  ]);

/** A text longer than 255 bytes is sent in pieces. */
const textBytes = (text: string): Buffer => {
  const bytes = Buffer.from(text);
  const pieces: Buffer[] = [];
  for (let start = 0; start < bytes.length; start += 255) {
    const piece = bytes.subarray(start, start + 255);
    pieces.push(Buffer.from([piece.length]), piece);
  }
  return Buffer.concat(pieces);
};

const record = (kind: number, data: Buffer): Buffer => {
  const head = Buffer.alloc(12);
  head.writeUInt16BE(0xc00c, 0); // The name that was asked for.
  head.writeUInt16BE(kind, 2);
  head.writeUInt16BE(1, 4);
  head.writeUInt32BE(60, 6);
  head.writeUInt16BE(data.length, 10);
  return Buffer.concat([head, data]);
};

const questionOf = (query: Buffer): { name: string; kind: number; end: number } => {
  const labels: string[] = [];
  let place = 12;
  for (let length = query[place] ?? 0; length > 0; length = query[place] ?? 0) {
    labels.push(query.toString('latin1', place + 1, place + 1 + length));
    place += 1 + length;
  }
  return { name: labels.join('.').toLowerCase(), kind: query.readUInt16BE(place + 1), end: place + 5 };
};

const answer = (query: Buffer, zone: Zone): Buffer => {
  const { name, kind, end } = questionOf(query);
  const known = zone[name];
  const records = [
    ...(kind === kinds.TXT ? (known?.TXT ?? []) : []).map((text) => record(kind, textBytes(text))),
    ...(kind === kinds.MX ? (known?.MX ?? []) : []).map((host) =>
      record(kind, Buffer.concat([Buffer.from([0, 10]), nameBytes(host)])),
    ),
  ];
  const head = Buffer.from(query.subarray(0, 12));
  head.writeUInt16BE(known === undefined ? 0x8183 : 0x8180, 2);
  head.writeUInt16BE(records.length, 6);
  head.writeUInt16BE(0, 8);
  head.writeUInt16BE(0, 10);
  return Buffer.concat([head, query.subarray(12, end), ...records]);
};

/** A name server on this machine that knows what it is told and nothing else. */
export const startNameServer = async (zone: Zone): Promise<{ address: string; close(): void }> => {
  const socket = createSocket('udp4');
  socket.on('message', (query, from) => socket.send(answer(query, zone), from.port, from.address));
  socket.bind(0, '127.0.0.1');
  await once(socket, 'listening');
  return { address: `127.0.0.1:${socket.address().port}`, close: () => socket.close() };
};
