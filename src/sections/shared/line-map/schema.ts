import { z } from 'zod';
import { href, text } from '../../../content-model/fields';

/** Any page, as /tour/: related pages as stations of a line; one station is the page itself. */
export const lineMap = z.strictObject({
  type: z.literal('lineMap'),
  title: text(60),
  stations: z
    .array(
      z.strictObject({
        title: text(40),
        text: text(120),
        href: href().optional().describe('Left out by the station that is this page'),
      }),
    )
    .min(3)
    .max(5),
});
