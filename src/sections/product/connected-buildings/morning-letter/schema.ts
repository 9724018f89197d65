import { z } from 'zod';
import { text } from '../../../../content-model/fields';
import { act } from '../../../../content-model/openingWords';
import { anchor } from '../../../../content-model/anchor';
import { line, night } from '../night';

/** /product/connected-buildings/: the letter after a night; each of its lines lights its part of every hour. */
export const morningLetter = z
  .strictObject({
    type: z.literal('morningLetter'),
    anchor: anchor(),
    title: text(90),
    lead: text(200),
    to: text(60).describe('Who reads it'),
    sent: text(60).describe('When it arrived'),
    night,
    price: z.number().positive().describe('Of a kWh, in dollars'),
    lines: z.array(line).min(2).max(6),
    act: act.describe('What the letter comes to, and where to go from here'),
  })
  .refine(
    ({ lines, night: { nobody } }) =>
      lines.reduce((sum, { kind, power }) => sum + (kind === 'nobody' ? power : 0), 0) === nobody,
    { path: ['lines'], error: 'another sum than what nobody asked for' },
  );
