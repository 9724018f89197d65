import { feedsOf } from '../../../src/discovery/feeds/feedFiles';
import { publicPage } from '../../support/publicPage';

const month = (path: string, count: number) =>
  publicPage({
    kind: 'WhatsNew',
    path,
    data: {
      version: '9.6',
      released: '2026-10-13',
      changes: Array.from({ length: count }, (_, index) => ({
        family: 'cmms',
        title: `Change ${index + 1}`,
        where: ['Inspections', 'Rounds'],
        ...(index === 0 ? { needs: 'Update the phones' } : {}),
      })),
    },
  });

const origin = 'https://www.lintel.example';

const entriesOf = (...months: readonly ReturnType<typeof month>[]) =>
  feedsOf(months, origin)[0]?.feed.entries ?? [];

it('has an entry for each change, which leads to it and names its menu', () => {
  const entries = entriesOf(month('/new/october-2026/', 2));
  expect(entries.map(({ link }) => link)).toEqual([
    `${origin}/new/october-2026/#change-1`,
    `${origin}/new/october-2026/#change-2`,
  ]);
  expect(entries[0]?.text).toContain('Inspections › Rounds');
});

it('says what a change asks of somebody, where it does', () => {
  const [first, second] = entriesOf(month('/new/october-2026/', 2));
  expect(first?.text).toContain('Update the phones');
  expect(second?.text).not.toContain('Update the phones');
});

it('ends with the newest of a long history', () => {
  const months = Array.from({ length: 24 }, (_, index) => month(`/new/${index}/`, 5));
  const entries = entriesOf(...months);
  expect(entries.length).toBeLessThan(120);
  expect(entries[0]?.link).toContain('/new/0/');
});
