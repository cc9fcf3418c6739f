import fc from 'fast-check';
import { strToU8 } from 'fflate';
import { describe, expect, it } from 'vitest';
import { readXml, type XmlElement, XmlError } from './read-xml.ts';

const prefixes = new Map([['urn:word', 'w']]);
const read = (text: string): XmlElement => readXml(strToU8(text), prefixes);
const faultOf = (work: () => unknown): string => {
  try {
    work();
    return 'read';
  } catch (failure) {
    if (failure instanceof XmlError) return failure.fault;
    throw failure;
  }
};
const textOf = (element: XmlElement): string =>
  element.children.map((child) => (typeof child === 'string' ? child : textOf(child))).join('');

describe('XML', () => {
  it('is read by namespace, whatever its prefixes', () => {
    const expected = { name: 'w:p', attributes: { 'w:val': '1' }, children: ['a'] };
    const shape = ({ name, attributes, children }: XmlElement) => ({
      name,
      attributes: { 'w:val': attributes['w:val'] },
      children,
    });
    expect(shape(read('<w:p xmlns:w="urn:word" w:val="1">a</w:p>'))).toEqual(expected);
    expect(shape(read('<ns0:p xmlns:ns0="urn:word" ns0:val=\'1\'>a</ns0:p>'))).toEqual(expected);
    expect(read('<p xmlns="urn:word">a</p>').name).toBe('w:p');
    expect(read('<a><p xmlns="urn:word"/><b/></a>').children).toMatchObject([{ name: 'w:p' }, { name: 'b' }]);
  });

  it('knows the five entities and numbers', () => {
    expect(read('<a b="&lt;&#65;&quot;">&amp;&#x0915;&apos;&gt;&#0;</a>')).toMatchObject({
      attributes: { b: '<A"' },
      children: ["&क'>\ufffd"],
    });
  });

  it('expands no entity of the file', () => {
    const laughs = `<!DOCTYPE a [<!ENTITY x "ha"><!ENTITY y "&x;&x;">]><a>&y;<b/>&toString;</a>`;
    expect(textOf(read(laughs))).toBe('&y;&toString;');
    expect(textOf(read('<!DOCTYPE a SYSTEM "file:///etc/passwd"><a>text</a>'))).toBe('text');
  });

  it('passes over comments and instructions, and keeps raw text', () => {
    expect(
      textOf(read('<?xml version="1.0"?><!-- <a> --><a>1<!-- 2 --><![CDATA[<3>&amp;]]><?x y?>4</a>')),
    ).toBe('1<3>&amp;4');
    expect(read('<a b="x>y" c=\'"\'>z</a>')).toMatchObject({
      attributes: { b: 'x>y', c: '"' },
      children: ['z'],
    });
  });

  it('forgives what is not closed', () => {
    expect(textOf(read('<a><b>1<c>2</b>3</x>4'))).toBe('1234');
    expect(faultOf(() => read('no markup'))).toBe('empty');
  });

  it('reads two bytes a letter', () => {
    const wide = [
      0xff,
      0xfe,
      ...[...'<a>क</a>'].flatMap((sign) => [sign.charCodeAt(0) & 255, sign.charCodeAt(0) >> 8]),
    ];
    expect(textOf(readXml(Uint8Array.from(wide), prefixes))).toBe('क');
  });

  it('stops where it is too deep or too large', () => {
    expect(faultOf(() => read('<a>'.repeat(100_000)))).toBe('deep');
    expect(faultOf(() => read(`<a>${'<b/>'.repeat(700_000)}</a>`))).toBe('large');
    expect(read(`<a b="${'<'.repeat(1000)}"/>`).name).toBe('a');
  });

  it('answers to anything', () => {
    const pieces = fc.constantFrom(
      '<a>',
      '</a>',
      '<',
      '>',
      '&',
      '"',
      "'",
      '<!',
      '[',
      ']',
      '<!--',
      '-->',
      '<![CDATA[',
      '/',
      '=',
      'b',
      ' ',
      '<?',
      'xmlns:w="u"',
      ';',
      '#',
    );
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 60 }), (parts) => {
        expect(['read', 'empty', 'deep']).toContain(faultOf(() => read(parts.join(''))));
      }),
    );
  });
});
