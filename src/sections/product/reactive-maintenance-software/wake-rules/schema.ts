import { z } from 'zod';
import { text } from '../../../../content-model/fields';
import { act } from '../../../../content-model/openingWords';
import { time } from '../../../../content-model/drawings/parts';
import { anchor } from '../../../../content-model/anchor';

const rule = z.strictObject({
  name: text(40),
  text: text(90),
  isWaking: z.boolean().default(false).describe('Without it, what it catches waits until morning'),
});

const alarm = z.strictObject({
  time: time(),
  what: text(60),
  rule: z.int().min(1).max(6).describe('Number of the rule that decides'),
  woken: text(24).optional().describe('Whom its rule wakes'),
  outcome: text(90).describe('What became of it'),
  without: text(90).describe('What would have, without its rule'),
});

export type Rule = z.infer<typeof rule>;
export type Alarm = z.infer<typeof alarm>;

/** /product/reactive-maintenance-software/: alarms of one night against rules that visitors switch. */
export const wakeRules = z
  .strictObject({
    type: z.literal('wakeRules'),
    anchor: anchor(),
    title: text(90),
    lead: text(260),
    place: text(60).describe('Whose night, where'),
    duty: text(24).describe('Who is woken if no rule lets them sleep'),
    rules: z.array(rule).min(3).max(6),
    alarms: z.array(alarm).min(4).max(12),
    act,
  })
  .check(({ value: { rules, alarms }, issues }) => {
    alarms.forEach(({ rule: number, woken }, index) => {
      const path = ['alarms', index, 'rule'];
      const decides = rules[number - 1];
      if (decides?.isWaking === Boolean(woken)) return;
      const message = decides
        ? 'a rule that wakes, if somebody was woken, and no other'
        : `one of the ${rules.length} rules`;
      issues.push({ code: 'custom', message, input: number, path });
    });
  });
