import { z } from 'zod';
import { date, link, pageFields, text } from '../../content-model/fields';

const panel = z.strictObject({
  value: text(20).describe('The figure, with its unit'),
  title: text(100),
  text: text(320).describe('What it means'),
  draw: z
    .enum(['windows', 'bars', 'arches', 'stream', 'gauges', 'hundred', 'days', 'months'])
    .describe(
      'windows: of 100, a facade each; bars: on one scale; arches: a mark each; stream: the first parts into the rest; gauges: one count; hundred: the first of 100, the rest as shares; days: marks on a line; months: twelve values',
    ),
  tone: z.enum(['ink', 'brick', 'amber', 'ice', 'pine']).default('ink'),
  ground: z.enum(['paper', 'night', 'cold']).default('paper').describe('Of a floor of the tower'),
  alt: text(260).describe('What the drawing shows, for those who cannot see it'),
  unit: text(60).describe('Of the values, for the table'),
  scale: z
    .number()
    .positive()
    .optional()
    .describe('End of the scale; the greatest value without it'),
  data: z
    .array(
      z.strictObject({
        label: text(60),
        value: z.number().min(0),
        shown: text(24).optional().describe('The value as it is written in the drawing'),
      }),
    )
    .min(1)
    .max(24)
    .describe('What the drawing is made of, and the table'),
  out: z.number().min(0).default(0).describe('Pipe and route: how much leaves at this point'),
  back: z.number().min(0).default(0).describe('Route: how many go around again'),
  note: text(160).optional().describe('What a mark of the drawing stands for'),
  source: text(200).describe('Where it comes from'),
});

export const infographicSchema = z.strictObject({
  ...pageFields,
  lead: text(200).describe('Stands beside the title: what is drawn, and where to begin'),
  date: date().describe('Day of publication'),
  body: z
    .enum(['tower', 'pipe', 'ring', 'route'])
    .describe('What the figures are parts of; ring: each of them has twelve months'),
  whole: z
    .strictObject({ amount: z.number().positive(), unit: text(12) })
    .optional()
    .describe('Pipe and route: what enters at the top'),
  panels: z.array(panel).min(3).max(9).describe('The figures, in reading order'),
  ground: text(40).describe('Heading of what the figures stand on; the text is about that'),
  onward: link().describe('Where more of it is told'),
});

export type Infographic = z.infer<typeof infographicSchema>;
