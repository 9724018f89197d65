import { z } from 'zod';
import { text } from '../../../../content-model/fields';
import { anchor } from '../../../../content-model/anchor';

const percent = () => z.number().min(0).max(100);

/** /product/energy-optimization/: setpoints that may be changed, each with its limits, old value and current value. */
export const adjustableLimits = z.strictObject({
  type: z.literal('adjustableLimits'),
  anchor: anchor(),
  title: text(90),
  lead: text(320),
  stood: text(30).describe('What the hollow mark stands for'),
  stands: text(30).describe('What the full mark stands for'),
  handles: z
    .array(
      z.strictObject({
        title: text(50),
        text: text(240).describe('What it does, and what it costs if it is overdone'),
        seen: text(200).describe('One case'),
        lowest: text(16).describe('The lower wall, as read'),
        highest: text(16).describe('The upper wall, as read'),
        left: percent().describe('Lower wall on its scale, in percent'),
        right: percent().describe('Upper wall'),
        old: percent().describe('Where it stood'),
        now: percent().describe('Where it stands'),
      }),
    )
    .min(4)
    .max(8),
  never: text(320).describe('What is not among them'),
});
