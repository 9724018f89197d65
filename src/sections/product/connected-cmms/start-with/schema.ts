import { z } from 'zod';
import { text } from '../../../../content-model/fields';
import { anchor } from '../../../../content-model/anchor';

/** /product/connected-cmms/: modules to begin with, by the problem that the visitor chooses. */
export const startWith = z
  .strictObject({
    type: z.literal('startWith'),
    anchor: anchor(),
    title: text(90),
    legend: text(60),
    parts: z.array(text(40)).min(4).max(16).describe('All there are, in their order'),
    pains: z
      .array(
        z.strictObject({
          name: text(50),
          now: z.array(text(40)).min(1).max(5).describe('Parts to begin with'),
          next: z.array(text(40)).max(5).describe('Parts that follow'),
          verdict: text(60),
          story: text(230),
        }),
      )
      .min(2)
      .max(6),
  })
  .check(({ value, issues }) => {
    value.pains.forEach(({ now, next }, index) => {
      const stranger = [...now, ...next].find((part) => !value.parts.includes(part));
      if (stranger === undefined) return;
      const message = `one of ${value.parts.join(', ')}`;
      issues.push({ code: 'custom', message, input: stranger, path: ['pains', index, 'now'] });
    });
  });
