import fc from 'fast-check';
import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { Archive } from './open-archive.ts';
import { ArchiveError } from './zip-directory.ts';

const faultOf = (work: () => unknown): string => {
  try {
    work();
    return 'read';
  } catch (failure) {
    if (failure instanceof ArchiveError) return failure.fault;
    throw failure;
  }
};

const megabyte = 1024 * 1024;
const small = () => zipSync({ 'a/b.txt': strToU8('hello'), 'c.txt': [strToU8('stored'), { level: 0 }] });

/** Places of the heads of the central directory. */
const heads = (zip: Uint8Array): number[] => {
  const view = new DataView(zip.buffer, zip.byteOffset, zip.byteLength);
  return [...zip.keys()].filter((at) => at + 46 < zip.length && view.getUint32(at, true) === 0x02014b50);
};

describe('an archive', () => {
  it('gives what is asked for, by any capitals', () => {
    const archive = new Archive(small());
    expect(archive.names).toEqual(['a/b.txt', 'c.txt']);
    expect(new TextDecoder().decode(archive.read('A/B.TXT'))).toBe('hello');
    expect(new TextDecoder().decode(archive.read('c.txt'))).toBe('stored');
    expect(archive.read('d.txt')).toBeUndefined();
    expect(archive.isLocked).toBe(false);
  });

  it('does not unpack more than a resume needs', () => {
    const zeros = zipSync({ bomb: new Uint8Array(20 * megabyte), fine: strToU8('fine') }, { level: 1 });
    const archive = new Archive(zeros);
    expect(faultOf(() => archive.read('bomb'))).toBe('bomb');
    expect(new TextDecoder().decode(archive.read('fine'))).toBe('fine');
  });

  it('refuses an entry that declares more, before it unpacks anything', () => {
    const zip = small();
    new DataView(zip.buffer).setUint32((heads(zip)[0] ?? 0) + 24, 100 * megabyte, true);
    expect(faultOf(() => new Archive(zip).read('a/b.txt'))).toBe('bomb');
    new DataView(zip.buffer).setUint32((heads(zip)[0] ?? 0) + 24, 2000 * megabyte, true);
    expect(faultOf(() => new Archive(zip))).toBe('bomb');
  });

  it('stops where an entry is larger than it says', () => {
    const zip = zipSync({ a: new Uint8Array(3 * megabyte) });
    new DataView(zip.buffer).setUint32((heads(zip)[0] ?? 0) + 24, 10, true);
    expect(faultOf(() => new Archive(zip).read('a'))).toBe('bomb');
  });

  it('refuses entries that share their bytes', () => {
    const zip = small();
    const [first = 0, second = 0] = heads(zip);
    const view = new DataView(zip.buffer);
    view.setUint32(second + 42, view.getUint32(first + 42, true), true);
    expect(faultOf(() => new Archive(zip))).toBe('bomb');
  });

  it('refuses thousands of entries', () => {
    const many = Object.fromEntries(
      Array.from({ length: 5000 }, (_, index) => [`${index}`, new Uint8Array()]),
    );
    expect(faultOf(() => new Archive(zipSync(many)))).toBe('bomb');
  });

  it('does not open an archive in an archive', () => {
    let bomb = zipSync({ a: new Uint8Array(8 * megabyte) });
    for (let depth = 0; depth < 5; depth++) bomb = zipSync({ 'a.zip': bomb, 'b.zip': bomb });
    const archive = new Archive(bomb);
    expect(archive.names).toEqual(['a.zip', 'b.zip']);
    expect(archive.read('a.zip')?.length).toBeLessThan(megabyte);
  });

  it('says that it is locked', () => {
    const zip = small();
    const head = heads(zip)[0] ?? 0;
    zip[head + 8] = (zip[head + 8] ?? 0) | 1;
    expect(new Archive(zip).isLocked).toBe(true);
    expect(faultOf(() => new Archive(zip).read('a/b.txt'))).toBe('locked');
  });

  it('reads no damaged bytes', () => {
    const zip = small();
    zip[32] = 0xff;
    zip[40] = 0xff;
    expect(faultOf(() => new Archive(zip).read('a/b.txt'))).toBe('broken');
    expect(faultOf(() => new Archive(small().subarray(0, 60)))).toBe('broken');
    expect(faultOf(() => new Archive(new Uint8Array()))).toBe('broken');
  });

  it('reads, or says why not, whatever bytes are changed', () => {
    const whole = zipSync({ 'a.xml': strToU8('<a>one two three</a>'.repeat(50)), b: strToU8('b') });
    const changes = fc.array(fc.tuple(fc.nat(whole.length - 1), fc.nat(255)), { minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(changes, fc.option(fc.nat(whole.length)), (bytes, end) => {
        const zip = whole.slice(0, end ?? whole.length);
        for (const [at, byte] of bytes) if (at < zip.length) zip[at] = byte;
        const fault = faultOf(() => {
          const archive = new Archive(zip);
          for (const name of archive.names) archive.read(name);
        });
        expect(['read', 'broken', 'locked', 'bomb']).toContain(fault);
      }),
      { numRuns: 400 },
    );
  });
});
