import { changesFeed, type FedMonth } from '../../../src/discovery/feeds/changesFeed';

const month = (path: string, count: number): FedMonth => ({
  path,
  version: '9.6',
  released: '2026-10-13',
  changes: Array.from({ length: count }, (_, index) => ({
    family: 'cmms',
    title: `Change ${index + 1}`,
    where: ['Inspections', 'Rounds'],
    needs: index === 0 ? 'Update the phones' : null,
  })),
});

const origin = 'https://www.lintel.example';

it('has an entry for each change, which leads to it and names its menu', () => {
  const { entries } = changesFeed([month('/new/october-2026/', 2)], origin);
  expect(entries.map(({ link }) => link)).toEqual([
    `${origin}/new/october-2026/#change-1`,
    `${origin}/new/october-2026/#change-2`,
  ]);
  expect(entries[0]?.text).toContain('Inspections › Rounds');
});

it('says what a change asks of somebody, where it does', () => {
  const [first, second] = changesFeed([month('/new/october-2026/', 2)], origin).entries;
  expect(first?.text).toContain('Update the phones');
  expect(second?.text).not.toContain('Update the phones');
});

it('ends with the newest of a long history', () => {
  const months = Array.from({ length: 24 }, (_, index) => month(`/new/${index}/`, 5));
  const { entries } = changesFeed(months, origin);
  expect(entries.length).toBeLessThan(120);
  expect(entries[0]?.link).toContain('/new/0/');
});
