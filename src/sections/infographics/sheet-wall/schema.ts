import { z } from 'zod';
import { text } from '../../../content-model/fields';
import { listed } from '../../../content-model/shown';
import { anchor } from '../../../content-model/anchor';

/** /resources/infographic/: every infographic as a sheet, with a thumbnail drawn from its figures. */
export const sheetWall = z.strictObject({
  type: z.literal('sheetWall'),
  anchor: anchor(),
  title: text(60),
  pages: listed<Queries.SheetOnWallFragment>('infographic', 'SheetOnWall'),
});
