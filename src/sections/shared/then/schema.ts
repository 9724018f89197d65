import { z } from 'zod';
import { href, text } from '../../../content-model/fields';
import { piece } from './pieces';

/** Any page that sells, as /integrations/: three related pages, each with a small piece of what it is about. */
export const then = z.strictObject({
  type: z.literal('then'),
  look: z
    .enum(['large', 'end', 'wide', 'row'])
    .default('large')
    .describe(
      'Large at the left; large at the right; across the page, its words beside it; three of one size in a row',
    ),
  title: text(60),
  related: z
    .array(
      z.strictObject({
        title: text(40),
        text: text(80).describe('What one finds there, without a period'),
        href: href(),
        piece: piece.describe('Drawn beside it, for the eye only; the words say enough without it'),
      }),
    )
    .length(3)
    .describe('The first one is large'),
});
