import { z } from 'zod';
import { markdown, text } from '../../../content-model/fields';
import { anchor } from '../../../content-model/anchor';

const week = () => z.int().min(1).max(13);

/** /rebuild/: rollout by week as a facade: each storey is old, in progress or new. */
export const scaffoldSeason = z.strictObject({
  type: z.literal('scaffoldSeason'),
  anchor: anchor(),
  title: text(90),
  lead: text(320),
  weekName: text(16).describe('Stands before a number'),
  keys: z.strictObject({ old: text(40), works: text(40), renewed: text(40) }),
  storeys: z
    .array(
      z
        .strictObject({
          name: text(40),
          from: week().describe('First week with a scaffold'),
          to: week().describe('Last week with one'),
          text: text(240),
        })
        .check(({ value, issues }) => {
          if (value.from <= value.to) return;
          issues.push({
            code: 'custom',
            message: 'a week after `from`',
            input: value,
            path: ['to'],
          });
        }),
    )
    .min(4)
    .max(8)
    .describe('From the roof down; work begins at the last one'),
  note: markdown(),
});
