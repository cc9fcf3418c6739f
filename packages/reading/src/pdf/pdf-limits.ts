export const pdfLimits = {
  bytes: 20 * 1024 * 1024,
  /** No resume has more. */
  pages: 20,
  /** Of the whole file; a book has as many. */
  characters: 400_000,
  milliseconds: 10_000,
  /** All packed streams, unpacked, but for pictures: those are not unpacked for reading. Fonts are the largest. */
  unpacked: 64 * 1024 * 1024,
  /** The part of it that draws pages. */
  unpackedDrawing: 12 * 1024 * 1024,
  /** A page with fewer characters is a picture. */
  charactersOfText: 80,
} as const;
