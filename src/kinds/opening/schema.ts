import { z } from 'zod';
import { CURRENCIES, PLACES, TEAMS } from '../../ui/opening/names';
import { date, line, markdown, pageFields, reference, text } from '../../content-model/fields';

const pay = z
  .strictObject({
    low: z.int().min(1).describe('Gross, full time, a year'),
    high: z.int().min(1),
    currency: z.enum(CURRENCIES).describe('In which it is paid'),
    span: text(20).optional().describe('What it is for, if not a year: eight weeks'),
  })
  .refine(({ low, high }) => low <= high, { path: ['high'], error: 'no less than low' });

const step = z.strictObject({
  title: text(40),
  text: markdown().describe('What happens in it for this role, and how long it takes'),
});

export const openingSchema = z.strictObject({
  ...pageFields,
  team: z.enum(TEAMS),
  place: z.enum(PLACES).describe('The office, or anywhere in our time zones'),
  pay: pay.describe('The band; content/data/pay/ says what it is in dollars'),
  note: text(80).describe('Under its name in the register'),
  posted: date(),
  closes: date().describe('Last day; afterwards it is off the register, and its page says so'),
  hours: text(160).describe('When one works'),
  travel: text(160).describe('How far, and how many nights'),
  worksFor: reference('Person').describe('Who would be the manager'),
  steps: z.array(step).min(3).max(5).describe('From the mail to the answer, for this role'),
  subject: line(60).describe('Subject of the mail to jobs@'),
});

export type Opening = z.infer<typeof openingSchema>;
