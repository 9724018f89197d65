import { z } from 'zod';
import { text } from '../../../content-model/fields';
import { heroWords } from '../../../content-model/heroWords';

/** /integrations/, hero: search field for the list of systems below (section `ports`). */
export const portsHead = z.strictObject({
  type: z.literal('portsHead'),
  ...heroWords,
  searchLabel: text(80).describe('What may be typed'),
  searchExample: text(60).describe('Stands in the empty field'),
  searchAction: text(30),
});
