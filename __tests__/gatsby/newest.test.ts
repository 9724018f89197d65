import { newest } from '../../src/gatsby/newest';

describe('the words under a menu', () => {
  const resolve = (text: string | null, months: readonly object[]): unknown => {
    const nodeModel = { findAll: () => Promise.resolve({ entries: months }) };
    const { resolve: ask } = newest.extend();
    return ask({ id: 'foot', text }, {}, { nodeModel } as never, { fieldName: 'text' } as never);
  };
  const months = [
    { sortKey: '9999-01', title: 'A month to come' },
    { sortKey: '2025-12', title: 'December' },
    { sortKey: '2025-11', title: 'November' },
  ];

  it('are those that stand there', async () => {
    expect(await resolve('Our own', months)).toBe('Our own');
  });

  it('are otherwise the title of the newest month that is not to come', async () => {
    expect(await resolve(null, months)).toBe('December');
  });
});
