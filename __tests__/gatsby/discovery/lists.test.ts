import type { NodePluginArgs } from 'gatsby';
import { laterPages, withDaysOfLists } from '../../../src/gatsby/discovery/lists';
import { publicPage } from '../../support/publicPage';

const hub = publicPage({
  path: '/newsroom/',
  changed: '2026-01-05',
  data: { sections: [{ type: 'releases' }] },
});
const release = (changed: string) => publicPage({ kind: 'PressRelease', changed });
const pages = withDaysOfLists([
  hub,
  release('2026-03-01'),
  release('2026-02-01'),
  publicPage({ path: '/about/', changed: '2026-01-04' }),
  publicPage({ path: '/undated/' }),
]);

it('changes a list when something that it lists changes, and no other page', () => {
  expect(pages.map(({ changed }) => changed)).toEqual([
    '2026-03-01',
    '2026-03-01',
    '2026-02-01',
    '2026-01-04',
    undefined,
  ]);
});

it('finds the later pages of lists, with the day of their hub', () => {
  const built = ['/newsroom/', '/newsroom/page/2/', '/newsroom/page/3/', '/about/', '/page/2/'];
  const api = { getNodesByType: () => built.map((path) => ({ path })) };
  expect(laterPages(api as unknown as NodePluginArgs, pages)).toEqual([
    { path: '/newsroom/page/2/', isIndexed: true, changed: '2026-03-01' },
    { path: '/newsroom/page/3/', isIndexed: true, changed: '2026-03-01' },
  ]);
});
