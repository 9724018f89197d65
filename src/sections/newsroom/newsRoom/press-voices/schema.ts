import { z } from 'zod';
import { text } from '../../../../content-model/fields';
import { shown } from '../../../../content-model/shown';
import { anchor } from '../../../../content-model/anchor';

const voice = z.strictObject({
  person: shown('Person'),
  seat: text(40).describe('Where this person sits'),
  subject: text(80),
  refuses: text(120).describe('What this person will not do, after the words for it'),
});

/** /newsroom/newsRoom/: people whom journalists may interview, with subject, city and what they decline. */
export const pressVoices = z.strictObject({
  type: z.literal('pressVoices'),
  anchor: anchor(),
  title: text(60),
  lead: text(260),
  refusesWord: text(30).describe('Before what somebody will not do'),
  voices: z.array(voice).min(2).max(8),
});
