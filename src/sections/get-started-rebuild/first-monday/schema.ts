import { z } from 'zod';
import { text } from '../../../content-model/fields';
import { shown } from '../../../content-model/shown';
import { anchor } from '../../../content-model/anchor';
import { heroWords } from '../../../content-model/heroWords';

const time = () => z.string().regex(/^\d\d:\d\d$/, { error: 'a time such as 07:10' });

/** /get-started-rebuild/, hero: a form for the date, and the customer’s first day on Lintel in two lanes of one axis. */
export const firstMonday = z.strictObject({
  type: z.literal('firstMonday'),
  ...heroWords,
  anchor: anchor().describe('Name by which links point at the form'),
  beforeTitle: text(60).describe('Stands over the way to the day'),
  before: z
    .array(z.strictObject({ when: text(30), title: text(50), text: text(200) }))
    .min(3)
    .max(5)
    .describe('From the form to the day, in order'),
  formTitle: text(60),
  form: shown('Form').describe('Which form'),
  dayTitle: text(60).describe('Stands over the day'),
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
    .max(8)
    .describe('In the order of their times'),
  oursKey: text(60),
  yoursKey: text(60),
});
