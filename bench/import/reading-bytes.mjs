import { fileURLToPath } from 'node:url';

/** What a visitor loads after the drop, as the web app is built. */
export const readingBytes = async () => {
  try {
    const { measure } = await import('../../apps/web/build/check-size.mjs');
    const { reading } = await measure(fileURLToPath(new URL('../../apps/web/dist', import.meta.url)));
    return { all: reading };
  } catch (error) {
    return { failure: `not measured: ${error.message.split('\n')[0]}` };
  }
};
