import { z } from 'zod';
import { markdown, text } from '../../../../content-model/fields';
import { anchor } from '../../../../content-model/anchor';
import type { SectionProps } from '../../../../content-model/sectionProps';

/** /product/fault-detection-diagnostics/: evenings until a work order opens, with the energy burned and the jobs sent. */
export const patienceDial = z.strictObject({
  type: z.literal('patienceDial'),
  anchor: anchor(),
  title: text(90),
  perEvening: z.number().positive().describe('What one evening costs, in kWh'),
  price: z.number().positive().describe('Of a kWh, in dollars'),
  start: z.int().min(1).max(10).describe('Evenings the dial stands at'),
  opens: text(80).describe('When the job opens; {day} is filled in'),
  stops: z
    .array(
      z.strictObject({
        day: text(40).describe('When the job opens'),
        jobs: z.int().positive().describe('Energy jobs a week with this setting'),
      }),
    )
    .length(10)
    .describe('One for each number of evenings'),
  burned: text(80).describe('What is lost until the job opens'),
  sent: text(80).describe('The jobs of a week'),
  note: markdown(),
});

export type PatienceDialProps = SectionProps<typeof patienceDial>;
