import { z } from 'zod';
import { contracts } from '../contract.ts';
import { resumeLanguages } from '../resumes/resume-language.ts';
import { type RefusedOperation, rewriteWishes } from '../resumes/rewriting/rewrite-operations.ts';
import type { KeptHome } from '../resumes/rewriting/sentences-to-send.ts';
import { formText, moment } from '../text/form-text.ts';
import { counted, refusing } from '../zod-refusal.ts';
import { helpBlocks } from './help-usage.ts';
import { checkSentenceCount, checkSentences } from './rewrite-request.ts';

const help = z.object({
  /** Its name, as the consent says it; null on a site without one. */
  service: z.string().nullable(),
  /** When the person agreed to send sentences to this service. */
  consentedAt: moment.nullable(),
  limit: z.int(),
  remaining: z.int(),
  blockedBy: z.enum(helpBlocks).nullable(),
});

const refusalReasons = [
  'new-word',
  'number-moved',
  'responsibility',
  'left-out',
  'too-long',
  'empty',
  'hidden-sign',
  'no-such-sentence',
  'twice',
  'not-in-sentence',
  'not-every-sentence',
] as const satisfies readonly RefusedOperation['reason'][];

const keptHomeReasons = ['address', 'family', 'identity'] as const satisfies readonly KeptHome[];

/** Which of the sentences that were sent; the first is 0. */
const place = z.int().nonnegative();

export const helpContracts = contracts({
  'GET /api/help': {
    access: 'anyone',
    summary:
      'Which service rewrites sentences, whether the caller may use it now, and how often still today.',
    reply: z.object({ help }),
  },
  'PUT /api/help/consent': {
    access: 'user',
    summary: 'Agrees to send sentences to the service named; refused when it is another one by now.',
    body: z.object({ service: formText }),
    reply: z.object({ help }),
  },
  'DELETE /api/help/consent': {
    access: 'user',
    summary: 'Withdraws that agreement.',
    reply: z.object({ help }),
  },
  'POST /api/help/rewrite': {
    access: 'user',
    signedOut: 'help-needs-sign-in',
    summary:
      'Has sentences rewritten. Only what says nothing new comes back; an answer without any of that does not count.',
    body: z.object({
      wish: z.enum(rewriteWishes),
      language: z.enum(resumeLanguages),
      sentences: refusing(counted(z.string(), checkSentenceCount), checkSentences),
    }),
    reply: z.object({
      /** Sentences in other words. */
      rewrites: z.array(z.object({ place, text: z.string() })).readonly(),
      /** All places in the order proposed; null where it stays. */
      order: z.array(place).readonly().nullable(),
      /** What of the answer is not shown, and the word that gave it away. */
      refused: z
        .array(z.object({ place: place.nullable(), reason: z.enum(refusalReasons), word: z.string() }))
        .readonly(),
      /** An address, a relative or an identity paper is in them: they were not sent. */
      withheld: z.array(z.object({ place, reason: z.enum(keptHomeReasons) })).readonly(),
      remaining: z.int(),
    }),
  },
});
