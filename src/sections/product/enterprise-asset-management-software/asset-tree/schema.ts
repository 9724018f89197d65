import { z } from 'zod';
import { text } from '../../../../content-model/fields';
import { act } from '../../../../content-model/openingWords';
import { anchor } from '../../../../content-model/anchor';

const machine = z.strictObject({
  code: text(12).describe('Its number in the register, which others name as what they hang on'),
  detail: text(24),
  under: text(12).optional().describe('Code of the machine it hangs on; left out by the first'),
  boxes: z.int().nonnegative().default(0).describe('Air boxes that hang on it, one for each room'),
  since: z.int().min(1950).max(2100).describe('Year on its plate'),
  jobs: z.int().nonnegative().describe('Work orders in twelve months'),
  seen: text(16).describe('When somebody last stood in front of it'),
  stops: text(160).describe('What happens when it stops, in one or two short sentences'),
});

export type Machine = z.infer<typeof machine>;

/** /product/enterprise-asset-management-software/: what hangs on a chiller; a chosen machine shows what stops with it. */
export const assetTree = z
  .strictObject({
    type: z.literal('assetTree'),
    anchor: anchor(),
    title: text(90),
    lead: text(260),
    place: text(60),
    moment: text(30),
    machines: z.array(machine).min(3).max(24).describe('Each after the one it hangs on'),
    chosen: text(12).describe('Code of the machine that is chosen at first'),
    act,
  })
  .check(({ value: { machines, chosen }, issues }) => {
    const codes = machines.map(({ code }) => code);
    machines.forEach(({ under }, index) => {
      const isKnown = under === undefined ? index === 0 : codes.slice(0, index).includes(under);
      if (isKnown) return;
      const message = 'the code of a machine above; only the first hangs on none';
      issues.push({ code: 'custom', message, input: under, path: ['machines', index, 'under'] });
    });
    if (codes.includes(chosen)) return;
    const message = 'the code of a machine';
    issues.push({ code: 'custom', message, input: chosen, path: ['chosen'] });
  });
