import { createCipheriv, createDecipheriv, createHash, randomBytes, scrypt } from 'node:crypto';
import { promisify } from 'node:util';
import { BackupTrouble } from './backup-trouble.ts';

const deriveKey = promisify<
  string,
  Buffer,
  number,
  { N: number; r: number; p: number; maxmem: number },
  Buffer
>(scrypt);

/** As it stands in the file's head, so that a file made today opens when the costs have been raised. */
export interface SealDescription {
  readonly kdf: 'scrypt';
  readonly cost: number;
  readonly salt: string;
}

/** About 0.3 s and 128 MB: dear for whoever guesses, cheap for whoever knows. */
const cost = 2 ** 17;
const mostCost = 2 ** 20;

export const describeSeal = (): SealDescription => ({
  kdf: 'scrypt',
  cost,
  salt: randomBytes(16).toString('base64'),
});

/** Turns pieces of a file into pieces nobody can read or rearrange, and back. */
export interface Seal {
  close(piece: Buffer, place: number, isLast: boolean): Buffer;
  open(sealed: Buffer, place: number, isLast: boolean): Buffer;
}

const tagLength = 16;

/**
 * AES-256-GCM piece by piece. The place in the file is the nonce (a key is never used for a second file: its salt is the
 * file's own), and the file's head and whether more follows are part of what is signed, so that pieces can be neither
 * moved nor cut off.
 */
export const sealWith = async (
  passphrase: string,
  { cost: N, salt }: SealDescription,
  head: string,
): Promise<Seal> => {
  if (!Number.isSafeInteger(N) || N < 2 || N > mostCost)
    throw new BackupTrouble('The head of this backup asks for a cost that no version of Kalam uses.');
  const key = await deriveKey(passphrase, Buffer.from(salt, 'base64'), 32, {
    N,
    r: 8,
    p: 1,
    maxmem: 256 * N * 8,
  });
  const headHash = createHash('sha256').update(head).digest();
  const nonceOf = (place: number): Buffer => {
    const nonce = Buffer.alloc(12);
    nonce.writeBigUInt64BE(BigInt(place), 4);
    return nonce;
  };
  const signed = (isLast: boolean): Buffer => Buffer.concat([headHash, Buffer.from([isLast ? 1 : 0])]);
  return {
    close: (piece, place, isLast) => {
      const cipher = createCipheriv('aes-256-gcm', key, nonceOf(place)).setAAD(signed(isLast));
      return Buffer.concat([cipher.update(piece), cipher.final(), cipher.getAuthTag()]);
    },
    open: (sealed, place, isLast) => {
      if (sealed.length < tagLength) throw new BackupTrouble('This backup is damaged.');
      const decipher = createDecipheriv('aes-256-gcm', key, nonceOf(place)).setAAD(signed(isLast));
      decipher.setAuthTag(sealed.subarray(sealed.length - tagLength));
      try {
        return Buffer.concat([
          decipher.update(sealed.subarray(0, sealed.length - tagLength)),
          decipher.final(),
        ]);
      } catch {
        throw new BackupTrouble(
          'This backup does not open: the passphrase is wrong, or the file was changed.',
        );
      }
    },
  };
};

/** A backup nobody asked to seal. */
export const unsealed: Seal = { close: (piece) => piece, open: (piece) => piece };
