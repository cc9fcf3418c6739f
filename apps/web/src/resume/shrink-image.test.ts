import { describe, expect, it } from 'vitest';
import { fittedSize } from './shrink-image.ts';

describe('decision 13: images are reduced to at most 1024 px on the long side', () => {
  it.each([
    [1024, 768, 1024, 768],
    [1025, 500, 1024, 500],
    [4000, 3000, 1024, 768],
    [3000, 4000, 768, 1024],
    [10_000, 3, 1024, 1],
    [20, 10, 20, 10],
  ])('%i × %i becomes %i × %i', (width, height, fittedWidth, fittedHeight) => {
    expect(fittedSize(width, height)).toEqual({ width: fittedWidth, height: fittedHeight });
  });
});
