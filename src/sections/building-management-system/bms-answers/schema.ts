import { z } from 'zod';
import { text } from '../../../content-model/fields';
import { anchor } from '../../../content-model/anchor';

/** /building-management-system/: questions about one faulty valve, answered by the BMS and by Lintel; gaps stay empty. */
export const bmsAnswers = z.strictObject({
  type: z.literal('bmsAnswers'),
  anchor: anchor(),
  title: text(90),
  lead: text(320),
  bmsName: text(40),
  oursName: text(40),
  empty: text(30).describe('Said of an empty field to those who cannot see it'),
  asked: z
    .array(
      z.strictObject({
        question: text(60),
        bms: text(30).optional().describe('As its screen has it; left out where it has none'),
        ours: text(160),
        isOurs: z.boolean().default(true).describe('Whether it is more than the other one says'),
      }),
    )
    .min(4)
    .max(16),
  answered: text(200).describe('After the number of questions that the first one answers'),
});
