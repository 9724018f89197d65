import { z } from 'zod';
import { text } from '../../../../content-model/fields';
import { heroWords } from '../../../../content-model/heroWords';

const machine = z.strictObject({
  code: text(16).describe('Its number in the register, which others name as what they hang on'),
  detail: text(40),
  under: text(16).optional().describe('Code of the machine it hangs on; left out by the first'),
  stops: text(180).describe('What happens when it stops, in one or two short sentences'),
});

/** /product/enterprise-asset-management-software/, hero: asset tree of a chiller; a chosen asset shows what stops with it. */
export const assetTree = z
  .strictObject({
    type: z.literal('assetTree'),
    ...heroWords,
    machines: z.array(machine).min(3).max(40).describe('Each after the one it hangs on'),
    chosen: text(16).describe('Code of the machine that is chosen at first'),
    question: text(80).describe('What to do with the tree'),
    caption: text(320),
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
