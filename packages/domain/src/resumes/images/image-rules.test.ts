import { describe, expect, it } from 'vitest';
import { messageText } from '../../message-catalogue.ts';
import type { Refusal } from '../../refusal.ts';
import {
  checkCertificateImageFile,
  checkImage,
  checkImageFile,
  imageAddressOf,
  imageHashIn,
} from './image-rules.ts';

const text = (refusal: Refusal | undefined): string | undefined => refusal && messageText(refusal);
const file = (type: string, size = 1000, name = 'a') => ({ type, size, name });

describe('S1 §5 certificate image', () => {
  it('is rejected above 5 MB', () => {
    expect(checkCertificateImageFile(file('image/png', 5 * 1024 * 1024))).toBeUndefined();
    expect(text(checkCertificateImageFile(file('image/png', 5 * 1024 * 1024 + 1)))).toBe(
      'Image size should be less than 5MB',
    );
  });

  it.each(['application/pdf', 'text/html', '', 'image/svg+xml'])('must be an image: %s', (type) => {
    expect(text(checkCertificateImageFile(file(type)))).toBe('Please choose a JPEG or PNG image');
  });
});

describe('decision 13: photos and signatures', () => {
  it('may be of any size', () => {
    expect(checkImageFile(file('image/jpeg', 50_000_000))).toBeUndefined();
  });

  it('says what to do with HEIC', () => {
    expect(text(checkImageFile(file('image/heic')))).toMatch(/HEIC/);
    expect(text(checkImageFile(file('', 1000, 'IMG.HEIC')))).toMatch(/HEIC/);
  });
});

describe('images inside a resume', () => {
  it.each([
    undefined,
    '',
    imageAddressOf('a'.repeat(64)),
    'data:image/png;base64,iVBORw0KGgo=',
    'data:image/jpeg;base64,/9j/',
  ])('takes %s', (image) => {
    expect(checkImage(image)).toBeUndefined();
  });

  it.each([
    ['data:image/svg+xml;base64,AAAA', 'image-not-an-image'],
    ['data:text/html;base64,AAAA', 'image-not-an-image'],
    ['data:image/heic;base64,AAAA', 'image-heic'],
    ['data:image/png;base64,', 'image-not-stored'],
    ['data:image/png;base64,a b', 'image-not-stored'],
    ['https://example.com/a.png', 'image-not-stored'],
    ['/api/images/../x', 'image-not-stored'],
    [`/api/images/${'a'.repeat(63)}`, 'image-not-stored'],
    [`data:image/png;base64,${'A'.repeat(2_700_000)}`, 'image-too-large'],
  ])('refuses %.60s', (image, code) => {
    expect(checkImage(image)?.code).toBe(code);
  });

  it('are told by the hash in their address', () => {
    expect(imageHashIn(imageAddressOf('ab'.repeat(32)))).toBe('ab'.repeat(32));
    expect(imageHashIn('data:image/png;base64,iVBORw0KGgo=')).toBeUndefined();
  });
});
