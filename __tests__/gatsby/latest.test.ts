import { newest, pickLatest, upTo } from '../../src/gatsby/latest';

const page = (sortKey: string) => ({ sortKey });
const keys = (pages: readonly { sortKey: string }[]) => pages.map(({ sortKey }) => sortKey);

describe('upTo', () => {
  it('leaves out what is dated after today, whether a month, a day or a moment', () => {
    const pages = ['2025-12', '2025-11-22', '2025-11-21T19:00:00Z', '2025-11', '2025-10-01'];
    expect(keys(upTo(pages.map(page), '2025-11-21', 5))).toEqual([
      '2025-11-21T19:00:00Z',
      '2025-11',
      '2025-10-01',
    ]);
  });

  it('reads no further than it needs', () => {
    function* endless() {
      for (;;) yield page('2025-01-01');
    }
    expect(upTo(endless(), '2025-11-21', 3)).toHaveLength(3);
  });
});

describe('pickLatest', () => {
  it('takes one of each kind before a second of any, newest first', () => {
    const releases = ['2025-11-20', '2025-11-19', '2025-11-18'].map(page);
    const guides = [page('2025-01-01')];
    const events = [page('2025-06-01')];
    expect(keys(pickLatest([releases, guides, events], 4))).toEqual([
      '2025-11-20',
      '2025-11-19',
      '2025-06-01',
      '2025-01-01',
    ]);
  });

  it('leaves out the oldest where there are more kinds than places', () => {
    const lists = ['2025-03-01', '2025-01-01', '2025-02-01'].map((key) => [page(key)]);
    expect(keys(pickLatest(lists, 2))).toEqual(['2025-03-01', '2025-02-01']);
  });

  it('takes what there is', () => {
    expect(pickLatest([[], []], 5)).toEqual([]);
  });
});

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
