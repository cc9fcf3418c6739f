import { Unzlib } from 'fflate';
import type { Inflate } from './png-pixels.ts';

/** Packed bytes given to the unpacker at a time; each can become a thousand times as many before it is looked at. */
const step = 8192;

/** Stops as soon as more comes out than was promised, whatever the packed bytes could still become. */
export const inflateWithin: Inflate = (bytes, length) => {
  const rows = new Uint8Array(length);
  let filled = 0;
  const unpacker = new Unzlib((part) => {
    if (filled + part.length > length) throw new Error('more than was promised');
    rows.set(part, filled);
    filled += part.length;
  });
  try {
    for (let place = 0; place < bytes.length; place += step)
      unpacker.push(bytes.subarray(place, place + step), place + step >= bytes.length);
  } catch {
    return undefined;
  }
  return filled === length ? rows : undefined;
};
