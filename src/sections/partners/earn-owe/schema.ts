import { z } from 'zod';
import { markdown, text } from '../../../content-model/fields';
import { formFirst } from '../../../content-model/formFirst';
import { heroWords } from '../../../content-model/heroWords';

const cell = z
  .strictObject({
    figure: text(20).optional().describe('What stands large: 20%'),
    says: text(110).optional().describe('The rest, in words'),
  })
  .refine(({ figure, says }) => figure !== undefined || says !== undefined, {
    error: 'a figure, words, or both',
  });

/** /partners/, hero: a form to apply, and a table of what each kind of partner earns and owes. */
export const earnOwe = z.strictObject({
  type: z.literal('earnOwe'),
  ...heroWords,
  ...formFirst,
  tableName: text(60).describe('Name of the table, for those who listen'),
  kinds: z
    .array(z.strictObject({ name: text(30), who: text(90).describe('Who that is') }))
    .length(3),
  groups: z
    .array(
      z.strictObject({
        id: z.string().regex(/^[a-z0-9-]+$/, { error: 'a lower-case name such as in-2025' }),
        name: text(30),
        side: z.enum(['earn', 'owe', 'year']).describe('What color the group has'),
        terms: z.array(z.strictObject({ term: text(40), cells: z.array(cell).length(3) })).min(1),
      }),
    )
    .length(3),
  fineprint: markdown(),
});
