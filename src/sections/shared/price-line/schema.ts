import { z } from 'zod';
import { text } from '../../../content-model/fields';
import { anchor } from '../../../content-model/anchor';

const HINT = '{price}, {staffPrice}, {buildingsPrice} and {connectionsPrice} are filled in';

/** Any page that sells, as /integrations/: the price in one line, and the way to the visitor's own. */
export const priceLine = z.strictObject({
  type: z.literal('priceLine'),
  anchor: anchor(),
  title: text(60).describe(`The price, or what makes it; ${HINT}`),
  text: text(200).describe(`One sentence or two; ${HINT}, and {staff} and {buildings}`),
  staff: z.int().min(1).max(5000).describe('In-house staff for which the price is worked out'),
  buildings: z.int().min(1).max(5000).describe('Buildings of theirs'),
  hasConnections: z.boolean().default(true).describe('Whether equipment and systems are connected'),
  link: text(40).describe('Of the link to the price list, which opens with these counts'),
});
