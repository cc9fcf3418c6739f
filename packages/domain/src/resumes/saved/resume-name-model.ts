import { formText } from '../../text/form-text.ts';
import { refusing } from '../../zod-refusal.ts';
import { checkResumeName } from './resume-name.ts';

export const resumeNameSchema = refusing(formText, checkResumeName);
