import { z } from 'zod';
import type { EntryIndex } from '../../../search/browse/facets';
import { line, text } from '../../../content-model/fields';
import { filled, listed, newest } from '../../../content-model/shown';
import { perPage } from '../../../content-model/perPage';
import { anchor } from '../../../content-model/anchor';

/** /lintel-newsroom/: the newest releases with their figures, then all by year, with filters. */
export const releases = z.strictObject({
  type: z.literal('releases'),
  anchor: anchor(),
  title: text(60),
  other: text(40).describe('Name of the tab that leads to the press coverage on the same page'),
  otherAnchor: line(40).describe('Anchor of the press coverage, without #'),
  perPage: perPage(),
  search: text(40).describe('Label of the field that searches all releases'),
  list: filled<EntryIndex>('list'),
  newestPages: newest<Queries.NewestReleaseFragment>('press-release', 'NewestRelease', 3),
  pages: listed<Queries.ReleaseRowFragment>('press-release', 'ReleaseRow'),
});
