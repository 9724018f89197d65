import { z } from 'zod';
import { markdown, text } from '../../../content-model/fields';
import { anchor } from '../../../content-model/anchor';

/** /reimagined-cmms/: features left out on purpose: demand in tenders, reason, substitute, and whom that rules out. */
export const leftOut = z.strictObject({
  type: z.literal('leftOut'),
  anchor: anchor(),
  title: text(90),
  lead: text(320),
  tenders: z.int().positive().describe('Of how many tenders the demand is counted'),
  demand: text(60).describe('{n} of {all} tenders asked for it'),
  open: text(60).describe('Line that opens the rest on phones'),
  insteadHead: text(40),
  wrongHead: text(40),
  things: z
    .array(
      z.strictObject({
        anchor: anchor().describe('The place of its hole'),
        name: text(60),
        asked: z.int().positive().describe('Tenders that asked for it'),
        why: markdown(),
        instead: markdown().describe('What is there in its place'),
        wrongFor: text(240).describe('For whom that makes us the wrong choice'),
      }),
    )
    .min(5)
    .max(12),
  counted: text(240).describe('Where the demand comes from'),
});
