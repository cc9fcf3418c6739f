import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { inject } from 'vitest';

/** A folder for one test; it goes when the whole run ends. */
export const temporaryFolder = (): string => mkdtempSync(join(inject('folder'), 'test-'));
