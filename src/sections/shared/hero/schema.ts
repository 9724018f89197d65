import { z } from 'zod';
import { heroWords } from '../../../content-model/heroWords';

/** Any page, as /events/: the hero, with title, lead and actions. */
export const hero = z.strictObject({
  type: z.literal('hero'),
  ...heroWords,
});
