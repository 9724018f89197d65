import { z } from 'zod';
import { href, text } from '../../../../content-model/fields';
import { heroWords } from '../../../../content-model/heroWords';

/** /product/connected-cmms/, hero: one service request on its way through every module, with times. */
export const requestLine = z.strictObject({
  type: z.literal('requestLine'),
  ...heroWords,
  request: text(160).describe('What was reported, where and when'),
  halts: z
    .array(
      z.strictObject({
        name: text(40).describe('Name of the module'),
        href: href(),
        clock: text(24).describe('Hour, or day'),
        text: text(170),
        isLater: z.boolean().default(false).describe('After the request was closed; drawn dashed'),
      }),
    )
    .min(5)
    .max(12),
  origin: text(260),
});
