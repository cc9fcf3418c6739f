import { z } from 'zod';

/** A text field of a form. Absent means empty, so that the field's own rule words the refusal, not the schema. */
export const formText = z.string().default('');

/** A moment as the API writes it: ISO 8601 in UTC. */
export const moment = z.iso.datetime();
