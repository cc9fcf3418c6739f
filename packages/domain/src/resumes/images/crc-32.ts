const sums = Uint32Array.from({ length: 256 }, (_, byte) => {
  let sum = byte;
  for (let bit = 0; bit < 8; bit += 1) sum = sum & 1 ? (sum >>> 1) ^ 0xedb88320 : sum >>> 1;
  return sum;
});

/** The checksum that PNG and ZIP files carry. */
export const crc32 = (bytes: Uint8Array): number => {
  let sum = 0xffffffff;
  for (let place = 0; place < bytes.length; place += 1)
    sum = (sums[(sum ^ (bytes[place] ?? 0)) & 0xff] ?? 0) ^ (sum >>> 8);
  return ~sum >>> 0;
};
