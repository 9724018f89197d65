import { z } from 'zod';
import { href, text } from '../../../content-model/fields';
import { formFirst } from '../../../content-model/formFirst';
import { heroWords } from '../../../content-model/heroWords';

/** /get-started/, hero: a form for the last of the ways to begin, and all of them with the time they take; a square is ten minutes. */
export const startScale = z.strictObject({
  type: z.literal('startScale'),
  ...heroWords,
  ...formFirst,
  scaleKey: text(120).describe('What a square is'),
  starts: z
    .array(
      z.strictObject({
        name: text(30),
        squares: z.int().min(1).max(400).describe('Ten minutes each'),
        time: text(40).describe('The same in words'),
        gives: text(120).describe('What there is afterwards'),
        href: href(),
      }),
    )
    .min(3)
    .max(5)
    .describe('The smallest first'),
});
