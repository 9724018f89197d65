import { z } from 'zod';
import { text } from '../../../../content-model/fields';
import { act } from '../../../../content-model/openingWords';
import { anchor } from '../../../../content-model/anchor';

const trouble = z.strictObject({
  name: text(60).describe('What the job is called'),
  words: z
    .array(z.string().regex(/^[a-z'-]+\*?( [a-z'-]+\*?)*$/, { error: 'words in lower case' }))
    .min(1)
    .describe('Words and phrases that mean it; leak* stands for leak, leaks, leaking'),
  to: text(60).describe('Who gets it'),
  due: text(60).describe('By when somebody is there'),
  first: text(130).describe('What is looked at before anybody walks'),
  reply: text(70).describe('What the sender reads at once'),
  kind: z
    .enum(['job', 'emergency', 'elsewhere'])
    .default('job')
    .describe('emergency: nothing waits in a list. elsewhere: passed on, no job is opened'),
});

export type ComplaintTrouble = z.infer<typeof trouble>;

/** /product/service-request-software/: complaint to type or choose, and the work order it would open. */
export const complaint = z.strictObject({
  type: z.literal('complaint'),
  anchor: anchor(),
  title: text(90),
  lead: text(200),
  sayings: z
    .array(text(120))
    .min(3)
    .max(7)
    .describe('Complaints to choose from; the first one is chosen'),
  troubles: z.array(trouble).min(3).max(24),
  unread: trouble
    .omit({ words: true, kind: true })
    .describe('What is opened where no word is known'),
  act: act.describe('What these rules cannot do, and where to go from here'),
});
