import { z } from 'zod';
import type { EntryIndex } from '../../../search/browse/facets';
import { line, text } from '../../../content-model/fields';
import { filled, listed } from '../../../content-model/shown';
import { perPage } from '../../../content-model/perPage';
import { anchor } from '../../../content-model/anchor';

/** /lintel-newsroom/: all press releases, the newest large, the others by year, with filters. */
export const releases = z.strictObject({
  type: z.literal('releases'),
  anchor: anchor(),
  title: text(60),
  other: text(40).describe('Name of the tab that leads to the press coverage on the same page'),
  otherAnchor: line(40).describe('Anchor of the press coverage, without #'),
  kind: z.literal('press-release').default('press-release').describe('What is listed'),
  perPage: perPage(),
  feature: z
    .enum(['cmms', 'buildings', 'refrigeration'])
    .default('buildings')
    .describe('Hue of the newest release, which stands on top'),
  list: filled<EntryIndex>('list'),
  pages: listed<Queries.ReleaseRowFragment>('ReleaseRow'),
});
