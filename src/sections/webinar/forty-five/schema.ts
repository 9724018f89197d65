import { z } from 'zod';
import { markdown, text } from '../../../content-model/fields';
import { anchor } from '../../../content-model/anchor';

const share = z.strictObject({
  minutes: z.int().min(1).max(60).describe('How long it takes, and how wide it is drawn'),
  title: text(60),
  text: text(200),
});

/** /webinar/: how a session is divided, its parts drawn to length. */
export const fortyFive = z.strictObject({
  type: z.literal('fortyFive'),
  anchor: anchor(),
  title: text(90),
  label: text(200).describe('The drawing in one sentence'),
  parts: z.array(share).min(2).max(4),
  text: markdown().describe('What comes before and after'),
});
