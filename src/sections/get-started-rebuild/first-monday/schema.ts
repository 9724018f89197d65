import { z } from 'zod';
import { text } from '../../../content-model/fields';
import { heroWords } from '../../../content-model/heroWords';

const time = () => z.string().regex(/^\d\d:\d\d$/, { error: 'a time such as 07:10' });

/** /get-started-rebuild/, hero: the customer’s first day on Lintel as a timeline of hours. */
export const firstMonday = z.strictObject({
  type: z.literal('firstMonday'),
  ...heroWords,
  dayFrom: time(),
  dayTo: time(),
  moments: z
    .array(
      z.strictObject({
        at: time(),
        title: text(50),
        text: text(200),
        isOurs: z.boolean().default(false).describe('Whether it is our engineer who acts'),
      }),
    )
    .min(4)
    .max(8),
  oursKey: text(60),
  yoursKey: text(60),
});
