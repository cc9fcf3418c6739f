import { modern } from './modern.ts';
import type { Template } from './template.ts';

/** For people who hand the page to a person. */
export const sideColumn: Template = { ...modern, name: 'side-column' };
