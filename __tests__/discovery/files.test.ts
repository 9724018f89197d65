import { calendars, CALENDAR } from '../../src/discovery/calendar';
import { entryFile } from '../../src/discovery/entryFile';
import { feedOf } from '../../src/discovery/feeds/feedFiles';
import { llms } from '../../src/discovery/llms';
import { robots, SITEMAP } from '../../src/discovery/robots';
import { securityTxt } from '../../src/discovery/securityTxt';
import { sitemap } from '../../src/discovery/sitemap';
import { pressRelease } from '../../src/kinds/press-release/record';
import { webinar as webinarKind } from '../../src/kinds/webinar/record';
import { publicPage } from '../support/publicPage';

const ORIGIN = 'https://www.lintel.example';
const shown = publicPage({ path: '/a/', title: 'A & B', changed: '2026-03-01' });
const hidden = publicPage({ path: '/hidden/', isIndexed: false });

describe('sitemap', () => {
  const xml = sitemap(ORIGIN, [shown, hidden, publicPage({ path: '/b/' })]);

  it('names what may be shown, with the day of its last change where one is known', () => {
    expect(xml).toContain(`<loc>${ORIGIN}/a/</loc><lastmod>2026-03-01</lastmod>`);
    expect(xml).toContain(`<loc>${ORIGIN}/b/</loc></url>`);
    expect(xml).not.toContain('hidden');
  });
});

describe('robots', () => {
  it('names the sitemap of the site alone', () => {
    expect(robots(ORIGIN, true)).toContain(`Sitemap: ${ORIGIN}${SITEMAP}`);
    expect(robots(ORIGIN, false)).not.toContain('Sitemap');
    expect(robots(ORIGIN, false)).toContain('Allow: /');
  });
});

it('lists pages by kind for programs, and none that is hidden', () => {
  const text = llms(ORIGIN, 'What we make.', [shown, hidden]);
  expect(text).toContain('## Page\n- [A & B](https://www.lintel.example/a.md): About x.');
  expect(text).not.toContain('hidden');
});

it('promises an answer for half a year from the day of the build', () => {
  const text = securityTxt(ORIGIN, '2026-11-22');
  expect(text).toContain('Contact: mailto:security@lintel.example\n');
  expect(text).toContain('Expires: 2027-05-22T00:00:00Z\n');
});

describe('feeds', () => {
  const release = (path: string, date: string) =>
    publicPage({ kind: 'PressRelease', path, data: { date } });

  it('say of what is to come that it came out when its file changed', () => {
    const webinar = (own: Parameters<typeof publicPage>[0]) =>
      publicPage({
        kind: 'Webinar',
        data: { startsAt: '2027-02-09T11:00:00-06:00', minutes: 45 },
        ...own,
      });
    const days = (own: Parameters<typeof publicPage>[0]) =>
      feedOf(webinarKind.feed, [webinar(own)], ORIGIN).entries.map(({ day }) => day);
    expect(days({ changed: '2026-11-02' })).toEqual(['2026-11-02']);
    expect(days({})).toEqual(['2026-11-22']);
    expect(days({ today: '2027-03-01' })).toEqual(['2027-02-09']);
  });

  it('hold the newest first, each by its own address', () => {
    const feed = feedOf(
      pressRelease.feed,
      [release('/n/1/', '2026-01-13'), release('/n/2/', '2026-03-10')],
      ORIGIN,
    );
    expect(feed.entries.map(({ id }) => id)).toEqual([`${ORIGIN}/n/2/`, `${ORIGIN}/n/1/`]);
    expect(feed.entries[0]?.day).toBe('2026-03-10');
  });
});

describe('calendars', () => {
  const event = (path: string, startsAt: string, own: object = {}) =>
    publicPage({
      kind: 'Event',
      path,
      data: {
        startsAt,
        endsAt: startsAt.replace('T18', 'T21'),
        venue: { name: 'A hall', address: '1 Road', city: 'Dubai' },
        ...own,
      },
    });
  const files = calendars(
    [
      event('/events/dubai/', '2027-02-17T18:00:00+04:00'),
      event('/events/chicago/', '2027-03-18T18:00:00-05:00', { canceled: { on: '2027-03-01' } }),
      event('/events/moved/', '2027-05-13T18:00:00+01:00', { moved: { on: '2026-10-06' } }),
      event('/events/past/', '2025-03-12T18:00:00+04:00'),
      publicPage({
        kind: 'Webinar',
        path: '/webinar/w/',
        data: { startsAt: '2027-03-14T03:30:00-05:00', minutes: 45 },
      }),
      shown,
    ],
    ORIGIN,
  );

  it('are one file for each event and webinar, and one of all that are to come', () => {
    expect([...files.keys()]).toEqual([
      CALENDAR,
      '/events/dubai.ics',
      '/events/chicago.ics',
      '/events/moved.ics',
      '/events/past.ics',
      '/webinar/w.ics',
    ]);
    expect(files.get(CALENDAR)?.match(/BEGIN:VEVENT/g)).toHaveLength(4);
    expect(entryFile('/events/dubai/')).toBe('/events/dubai.ics');
  });

  it.each([
    ['/events/dubai.ics', 'DTSTART:20270217T140000Z', 'DTEND:20270217T170000Z'],
    ['/events/chicago.ics', 'DTSTART:20270318T230000Z', 'STATUS:CANCELLED', 'SEQUENCE:1'],
    ['/events/moved.ics', 'DTSTART:20270513T170000Z', 'STATUS:CONFIRMED', 'SEQUENCE:1'],
    ['/webinar/w.ics', 'DTSTART:20270314T083000Z', 'DTEND:20270314T091500Z'],
  ])(
    '%s has its moments in UTC, in two zones and on the day of a change of clocks',
    (file, ...lines) => {
      for (const line of lines) expect(files.get(file)).toContain(`${line}\r\n`);
    },
  );
});
