/** What a preview and an export load beside HarfBuzz itself and the fonts; its size is measured. */
export { createEngine } from '@kalam/documents/engine';
export { loadHarfbuzzInBrowser } from '@kalam/documents/fonts/load-harfbuzz-browser';
export { pageMarkup, paintPage } from '@kalam/documents/svg/paint-page';
