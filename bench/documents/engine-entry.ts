/** What a preview and an export load before HarfBuzz and the fonts; its size is measured. */
export { createEngine } from '@kalam/documents/engine';
export { pageMarkup, paintPage } from '@kalam/documents/svg/paint-page';
