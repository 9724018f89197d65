import { agendaOf } from '../../src/review/agenda/agenda';
import { nearest, strayFrom } from '../support/nearest';
import type { SiteRecord } from '../../src/review/record/schema';
import { page, site } from './site';

type Day = SiteRecord['days'][number];

const day = (on: string, kind: Day['kind'], at = '/a/'): Day => ({ on, kind, what: 'A', at });

it.each([
  ['ends', '2031-05-02'],
  ['closes', '2031-05-02'],
  ['promo', '2031-05-02'],
  ['appears', '2031-05-01'],
  ['read-again', '2031-05-01'],
  // The day after, the build stops.
  ['claim', '2031-05-01'],
] as const)('builds where %s is seen', (kind, builtAs) => {
  const [turn] = nearest(agendaOf([day('2031-05-01', kind)]), '2031-04-30', 3);
  expect(turn).toMatchObject({ on: '2031-05-01', builtAs });
});

it('takes the nearest days to come, and all that happens on each', () => {
  const agenda = agendaOf([
    day('2031-04-01', 'read-again'),
    day('2031-05-01', 'closes'),
    day('2031-05-01', 'closes', '/b/'),
    day('2031-05-02', 'closes'),
    day('2031-05-03', 'closes'),
  ]);
  const turns = nearest(agenda, '2031-05-01', 2);
  expect(turns.map(({ on, entries }) => [on, entries.length])).toEqual([
    ['2031-05-01', 2],
    ['2031-05-02', 1],
  ]);
});

const turn = nearest(agendaOf([day('2031-05-01', 'closes')]), '2031-05-01', 1)[0];

const list = (words: string) => page('/list/', { blocks: [['p', words]], links: [['A', '/a/']] });

it.each<[string, SiteRecord, SiteRecord, number]>([
  [
    'all went well',
    site([page('/a/'), list('Open')]),
    site([page('/a/', { blocks: [['h1', 'Closed']] }), list('Closed')]),
    0,
  ],
  [
    'the list did not follow',
    site([page('/a/'), list('Open')]),
    site([page('/a/', { blocks: [['h1', 'Closed']] }), list('Open')]),
    1,
  ],
  [
    'an address is lost',
    site([page('/a/'), page('/b/'), list('Open')]),
    site([page('/a/'), list('Closed')]),
    1,
  ],
])('says what is wrong where %s', (_case, before, after, count) => {
  if (!turn) throw new Error('No day.');
  expect(strayFrom(turn, before, after)).toHaveLength(count);
});
