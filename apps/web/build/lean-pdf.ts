import type { Plugin } from 'vite';

const decoder =
  /^;\/\/ \.\/external\/brotli\/decode\.js$[\s\S]*?(?=^;\/\/ \.\/src\/core\/brotli_stream\.js$)/m;

/**
 * pdf.js carries a decoder of Brotli with its dictionary: 65 KB, which no packing makes smaller, for a filter that is not yet
 * part of the PDF standard. Browsers bring their own where they know it; elsewhere such a stream counts as damaged.
 */
export const leanPdf = (): Plugin => ({
  name: 'kalam:lean-pdf',
  transform: {
    filter: { id: /pdfjs-dist\/build\/pdf\.worker\.mjs$/ },
    handler: (code) => {
      if (!decoder.test(code)) throw new Error('pdf.js no longer has its Brotli decoder where it was');
      return {
        code: code.replace(decoder, 'const BrotliDecode = () => { throw new Error("Brotli"); };\n'),
        map: null,
      };
    },
  },
});
