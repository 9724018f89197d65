import { z } from 'zod';
import { date, text } from '../../../../content-model/fields';
import { listed } from '../../../../content-model/shown';
import { anchor } from '../../../../content-model/anchor';

/** /newsroom/pr-mail/: calendar of mailed press releases and corrections, a row per year; the build lists them. */
export const mailedTuesdays = z.strictObject({
  type: z.literal('mailedTuesdays'),
  anchor: anchor(),
  title: text(60),
  lead: text(260),
  drawn: text(120).describe('What is drawn; {count} mails'),
  mark: text(30).describe('Name of a mark'),
  correctionMark: text(30).describe('Name of a mark that is a correction'),
  corrections: z.array(date()).describe('Days on which a mail was corrected'),
  facts: z
    .array(z.strictObject({ name: text(40), says: text(220) }))
    .min(2)
    .max(4),
  pages: listed<Queries.MailedDayFragment>('press-release', 'MailedDay'),
});
