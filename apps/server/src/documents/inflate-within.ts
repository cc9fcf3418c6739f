import { promisify } from 'node:util';
import { inflate } from 'node:zlib';
import type { InflateWithin } from '@kalam/domain/resumes/images/image-bytes';

const unpack = promisify<Uint8Array, { maxOutputLength: number; chunkSize: number }, Buffer>(inflate);

/** Rows that come out at a time: few trips to the threads that unpack, little memory for a small picture. */
const chunkSize = 128 * 1024;

/** Off the main thread, and stopped as soon as more comes out than was promised. */
export const inflateWithin: InflateWithin = async (packed, length) => {
  try {
    return await unpack(packed, { maxOutputLength: length, chunkSize });
  } catch {
    return undefined;
  }
};
