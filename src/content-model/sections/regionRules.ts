import { z } from 'zod';
import { markdown, text } from '../fields';
import { heroWords } from './heroWords';

/** Opens a page: what holds in a region, in units, law, money and hours, and what visitors get wrong. */
export const regionRules = z.strictObject({
  type: z.literal('regionRules'),
  ...heroWords,
  ruleColumns: z.array(text(60)).length(3).describe('What it is about, what holds, the mistake'),
  ruleGroups: z
    .array(
      z.strictObject({
        name: text(30),
        rules: z
          .array(
            z.strictObject({
              what: text(50),
              here: text(220).describe('What holds; a law with edition and date'),
              mistake: text(220).describe('What people from elsewhere get wrong'),
            }),
          )
          .min(1),
      }),
    )
    .min(2)
    .max(5),
  rulesNote: markdown(),
});
