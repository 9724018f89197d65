import { forgetting } from '../../src/consent/forget';

const HERE = 'www.lintel.example';
const names = (written: string[]): string[] => [
  ...new Set(written.map((cookie) => cookie.split('=')[0] ?? '')),
];

it('forgets the cookies of what was withdrawn, and no others', () => {
  const all = 'lintel_consent=1.analytics.2026-11-22; _ga=a; _ga_4X=b; _gat=c; hubspotutk=d';
  expect(names(forgetting(['analytics'], all, HERE))).toEqual(['_ga', '_ga_4X']);
  expect(names(forgetting(['marketing'], all, HERE))).toEqual(['hubspotutk']);
  expect(forgetting([], all, HERE)).toEqual([]);
});

it('forgets them for the host and for every domain above it', () => {
  expect(forgetting(['analytics'], '_ga=a', HERE)).toEqual([
    '_ga=; Path=/; Max-Age=0',
    '_ga=; Path=/; Max-Age=0; Domain=www.lintel.example',
    '_ga=; Path=/; Max-Age=0; Domain=lintel.example',
  ]);
});
