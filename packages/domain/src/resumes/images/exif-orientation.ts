const orientationTag = 0x0112;
const shortType = 3;
const upright = 1;

/**
 * How a camera was held, from what it wrote: 1 is upright, 2 to 8 are turned or mirrored. What cannot be read counts as
 * upright, as it does for a browser.
 */
export const exifOrientation = (exif: Uint8Array): number => {
  const view = new DataView(exif.buffer, exif.byteOffset, exif.byteLength);
  if (exif.length < 14) return upright;
  const little = view.getUint16(0) === 0x4949;
  if ((!little && view.getUint16(0) !== 0x4d4d) || view.getUint16(2, little) !== 42) return upright;
  const directory = view.getUint32(4, little);
  if (directory + 2 > exif.length) return upright;
  const entries = view.getUint16(directory, little);
  for (let index = 0; index < entries; index++) {
    const entry = directory + 2 + index * 12;
    if (entry + 12 > exif.length) return upright;
    if (view.getUint16(entry, little) !== orientationTag) continue;
    const value = view.getUint16(entry + 8, little);
    return view.getUint16(entry + 2, little) === shortType && value >= 1 && value <= 8 ? value : upright;
  }
  return upright;
};
