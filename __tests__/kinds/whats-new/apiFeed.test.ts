import { apiFeed } from '../../../src/kinds/whats-new/apiFeed';

it('has an entry for each change, the newest first, in words alone', () => {
  const feed = apiFeed(
    [
      { version: '9.0', released: '2026-03-10', api: [{ is: 'added', text: 'Under `/v2`.' }] },
      { version: '9.2', released: '2026-05-12', api: [] },
      {
        version: '9.1',
        released: '2026-04-14',
        api: [
          { is: 'added', text: 'One.' },
          { is: 'retired', text: 'Two.' },
        ],
      },
    ],
    'https://www.example.com',
  );
  expect(feed.entries.map(({ day }) => day)).toEqual(['2026-04-14', '2026-04-14', '2026-03-10']);
  expect(new Set(feed.entries.map(({ id }) => id)).size).toBe(3);
  expect(feed.entries[2]?.text).toBe('Under /v2.');
});
