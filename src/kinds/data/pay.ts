import { z } from 'zod';
import { CURRENCIES } from '../../ui/opening/names';
import { date } from '../../content-model/fields';
import type { Kind } from '../../content-model/kind';

/** Axis and exchange rates of pay ranges: `content/data/pay/pay.yaml`. */
export const pay = {
  name: 'Pay',
  label: 'pay',
  folder: 'data/pay',
  format: 'yaml',
  schema: z.strictObject({
    ratesOf: date().describe('Day of the rates'),
    most: z.int().min(1).describe('End of the axis, in dollars a year'),
    step: z.int().min(1).describe('From one mark of the axis to the next'),
    rates: z
      .array(z.strictObject({ currency: z.enum(CURRENCIES), dollars: z.number().min(0.001) }))
      .min(1)
      .describe('What one unit of each currency is in dollars'),
  }),
} satisfies Kind;

export type Pay = z.infer<typeof pay.schema>;
