import { TextEncoder } from 'node:util';
import { render, screen, within } from '@testing-library/react';
import { useStaticQuery } from 'gatsby';
import { renderToStaticMarkup } from 'react-dom/server';
import { Webinars } from '../../../../src/sections/shared/webinars/Webinars';
import copy from '../../../../src/copy/webinar.json';
import { clockIn } from '../../../../src/time/clockIn';
import { WORLD_ZONES } from '../../../../src/time/worldZones';
import type { SectionProps } from '../../../../src/content-model/sectionProps';
import type { webinars as schema } from '../../../../src/sections/shared/webinars/schema';
import { figures } from '../../../support/figures';

// A browser has it, and jsdom does not.
Object.assign(globalThis, { TextEncoder });

/** The moment of the build, and the one at which somebody comes. */
const at = (now: string, built = '2026-05-01'): void => {
  jest.useFakeTimers({ now: new Date(now) });
  jest.mocked(useStaticQuery).mockReturnValue({ site: { builtOn: built } });
};

afterEach(() => jest.useRealTimers());

const webinar = (month: string, isTold: boolean) => {
  const startsAt = `2026-${month}-10T11:00:00-05:00`;
  return {
    path: `/webinar/${month}/`,
    title: `In month ${month}`,
    description: `About ${month}`,
    startsAt,
    minutes: 45,
    zoneName: 'CDT',
    timeZone: 'America/Chicago',
    worldClocks: WORLD_ZONES.map((zone) => clockIn(startsAt, zone)),
    family: 'cmms',
    figure: figures.pair,
    figureSaid: '**12 of 40** boxes were late',
    recording: null,
    recordingOn: `2026-${month}-12`,
    isTold,
    answers: [{ minute: 18, title: 'The answer' }],
    speakers: [{ name: 'Ada', role: 'Engineer', company: 'Lintel', portrait: null }],
  };
};

const section: Omit<SectionProps<typeof schema>, 'ahead' | 'over'> = {
  lead: 'What there is.',
  anchor: 'all',
  later: 'Later',
  title: 'Earlier',
  clockNote: 'Shaded: work.',
  places: [
    { name: 'Chicago', zone: 'America/Chicago' },
    { name: 'London', zone: 'Europe/London' },
    { name: 'Dubai', zone: 'Asia/Dubai' },
    { name: 'Los Angeles', zone: 'America/Los_Angeles' },
    { name: 'Riyadh', zone: 'Asia/Riyadh' },
    { name: 'New York', zone: 'America/New_York' },
  ],
  elsewhere: [
    { name: 'Nairobi', zone: 'Africa/Nairobi' },
    { name: 'Berlin', zone: 'Europe/Berlin' },
    { name: 'Sydney', zone: 'Australia/Sydney' },
  ],
};

const webinars = (
  <Webinars
    {...section}
    ahead={[webinar('07', false), webinar('06', false)]}
    over={[webinar('03', true)]}
  />
);

const first = () => within(screen.getAllByRole('article')[0] as HTMLElement);

const hrefs = (links: readonly HTMLElement[]) => links.map((link) => link.getAttribute('href'));

it('offers a seat in the next one, and leads to the minutes of one that is over', () => {
  at('2026-05-01T12:00:00Z');
  render(webinars);
  expect(first().getByRole('heading', { level: 2 })).toHaveTextContent('In month 06');
  expect(hrefs([first().getByRole('link', { name: copy.seat })])).toEqual(['/webinar/06/#seat']);
  const earlier = hrefs(screen.getAllByRole('link')).filter((href) => href?.includes('/03/'));
  expect(earlier).toEqual(['/webinar/03/', '/webinar/03/#minute-18']);
});

it('says of each link what it leads to, where others say the same', () => {
  at('2026-05-01T12:00:00Z');
  render(webinars);
  const names = screen
    .getAllByRole('link')
    .map((link) => `${link.textContent} ${link.getAttribute('href')}`);
  const texts = [...new Set(names)].map((name) => name.split(' /')[0]);
  expect(new Set(texts).size).toBe(texts.length);
});

it('counts the days before it, and says when it is today', () => {
  at('2026-06-08T12:00:00Z');
  const { unmount } = render(webinars);
  expect(first().getByText(/^In 2.days$/)).toBeVisible();
  unmount();
  at('2026-06-10T12:00:00Z');
  render(webinars);
  expect(first().getByText(copy.today)).toBeVisible();
});

it('lets somebody join while it goes on', () => {
  at('2026-06-10T16:20:00Z');
  render(webinars);
  expect(first().getByText(copy.live)).toBeVisible();
  expect(hrefs([first().getByRole('link', { name: copy.join })])).toEqual(['/webinar/06/#seat']);
});

it('names the day of the words where they are still to come', () => {
  at('2026-06-10T17:00:00Z');
  render(webinars);
  expect(first().getByRole('heading', { level: 2 })).toHaveTextContent('In month 07');
  expect(screen.getByText(/June.12,.2026/)).toBeVisible();
  expect(hrefs(screen.getAllByRole('link'))).not.toContain('/webinar/06/#minute-18');
});

it('keeps the last one in front, without clocks, where none is to come', () => {
  at('2026-08-01T12:00:00Z');
  render(webinars);
  expect(first().getByRole('heading', { level: 2 })).toHaveTextContent('In month 07');
  expect(screen.queryByText(section.clockNote)).not.toBeInTheDocument();
  expect(screen.queryByRole('heading', { name: 'Later' })).not.toBeInTheDocument();
});

it('tells one instant by six clocks, the one of the visitor first', () => {
  at('2026-05-01T12:00:00Z');
  render(webinars);
  const clocks = first()
    .getAllByRole('listitem')
    .filter((item) => within(item).queryByText(/^\d\d:\d\d$/));
  expect(clocks[0]).toHaveTextContent(/^Your clock/);
  expect(clocks.slice(1, 6).map((item) => item.textContent)).toContain('Chicago, host11:00');
});

it('begins with the clock of the host without scripts', () => {
  at('2026-05-01T12:00:00Z');
  render(<div dangerouslySetInnerHTML={{ __html: renderToStaticMarkup(webinars) }} />);
  expect(first().getByText('Chicago, host')).toBeInTheDocument();
  expect(first().queryByText(/Your clock/)).not.toBeInTheDocument();
});
