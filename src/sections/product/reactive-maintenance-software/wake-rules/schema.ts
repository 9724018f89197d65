import { z } from 'zod';
import { text } from '../../../../content-model/fields';
import { anchor } from '../../../../content-model/anchor';

/** /product/reactive-maintenance-software/: alarms of one night, the duty rule each met, and who was called. */
export const wakeRules = z
  .strictObject({
    type: z.literal('wakeRules'),
    anchor: anchor(),
    title: text(90),
    lead: text(320).optional(),
    night: z.strictObject({
      choose: text(40).describe('Over the rules'),
      all: text(30).describe('Shows every alarm'),
      asleep: text(30).describe('Where nobody was woken'),
      rules: z
        .array(z.strictObject({ name: text(50), text: text(160) }))
        .min(3)
        .max(6)
        .describe('The first that fits wins'),
      alarms: z
        .array(
          z.strictObject({
            time: z.string().regex(/^\d\d:\d\d$/, { error: 'an hour in quotes, such as "02:14"' }),
            what: text(90),
            rule: z.int().min(1).max(6).describe('Number of the rule'),
            outcome: text(120),
            woken: text(30).optional().describe('Who; left out where nobody was'),
          }),
        )
        .min(4)
        .max(12),
    }),
  })
  .check(({ value: { night }, issues }) => {
    night.alarms.forEach(({ rule }, index) => {
      if (rule <= night.rules.length) return;
      const message = `one of the ${night.rules.length} rules`;
      const path = ['night', 'alarms', index, 'rule'];
      issues.push({ code: 'custom', message, input: rule, path });
    });
  });
