import { z } from 'zod';
import { text } from '../../../../content-model/fields';
import { anchor } from '../../../../content-model/anchor';

/** /product/refrigerant-leak-compliance/: records an inspector asks for, sheet by sheet; prints on its own. */
export const inspectorPacket = z.strictObject({
  type: z.literal('inspectorPacket'),
  anchor: anchor(),
  title: text(90),
  lead: text(420),
  name: text(60).describe('What stands on the cover'),
  facts: z
    .array(z.strictObject({ label: text(30), value: text(90) }))
    .min(2)
    .max(5)
    .describe('Under the name on the cover'),
  sheets: z
    .array(
      z.strictObject({
        name: text(40),
        asks: text(160).describe('What the rule wants to see on it'),
        says: text(200).describe('What it says for this machine'),
        filed: text(60).describe('Who filed it and when'),
      }),
    )
    .min(4)
    .max(9),
  print: text(60).describe('Words of the link that prints the packet alone'),
  hint: text(160).describe('How to print it where no script does'),
  note: text(200).describe('Last line of the packet'),
});
