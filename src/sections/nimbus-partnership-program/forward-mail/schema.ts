import { z } from 'zod';
import { line, text } from '../../../content-model/fields';
import { anchor } from '../../../content-model/anchor';

/** /nimbus-partnership-program/: email to the visitor’s own finance or IT, ready to send, each question explained. */
export const forwardMail = z.strictObject({
  type: z.literal('forwardMail'),
  anchor: anchor(),
  title: text(60),
  lead: text(320),
  mailTo: text(80).describe('Whose address goes there'),
  subject: line(80),
  greeting: line(160),
  asks: z
    .array(
      z.strictObject({
        ask: line(200).describe('The question, as it stands in the mail'),
        why: text(200).describe('What hangs on the answer'),
      }),
    )
    .min(3)
    .max(6),
  signOff: line(160),
  openMail: text(40).describe('Words of the link that opens it in a mail program'),
});
