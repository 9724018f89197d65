import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useStaticQuery } from 'gatsby';
import { renderToStaticMarkup } from 'react-dom/server';
import { Events } from '../../../../src/sections/shared/events/Events';
import { figures } from '../../../support/figures';
import eventCopy from '../../../../src/copy/event.json';
import words from '../../../../src/sections/shared/events/words.json';

/** The day of the build, and the day on which somebody comes. */
const on = (built: string, today: string): void => {
  jest.useFakeTimers({ now: new Date(`${today}T12:00:00Z`) });
  jest.mocked(useStaticQuery).mockReturnValue({ site: { builtOn: built } });
};

afterEach(() => jest.useRealTimers());

const entry = (month: string) => ({
  path: `/events/${month}/`,
  title: `In month ${month}`,
  description: `Before ${month}`,
  startsAt: `2026-${month}-10T09:00:00+00:00`,
  zoneName: 'UTC',
  picture: null,
});

const event = (month: string, city = 'London', canceled: { on: string } | null = null) => ({
  ...entry(month),
  headline: `In month ${month}`,
  canceled,
  moved: null,
  series: 'gathering',
  endsAt: `2026-${month}-10T17:00:00+00:00`,
  venue: { name: 'A hall', city },
  figure: figures.marks,
  recap: {
    title: `In month ${month}`,
    lead: `After ${month}`,
    links: [{ text: `Sheet ${month}`, href: `/sheet-${month}/` }],
  },
});

const section = {
  anchor: 'dates',
  title: 'All',
  later: 'Later',
  earlier: 'Earlier',
  foundTitle: 'Found',
  yearsTitle: 'Years',
  yearsLead: 'Four of them',
  yearsSentence: 'A drawing',
  seasons: [],
};

const hub = (ahead = ['07', '06'].map((month) => event(month)), over = [event('03')]) => (
  <Events {...section} ahead={ahead} over={over} />
);

const pathsUnder = (name: string): (string | null)[] =>
  within(screen.getByRole('region', { name }))
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));

beforeEach(() => history.replaceState(null, '', '/events/'));

const first = () => screen.getAllByRole('heading')[0];

it('opens with the next event and a seat at it', () => {
  on('2026-05-01', '2026-05-01');
  render(hub());
  expect(first()).toHaveTextContent('In month 06');
  expect(screen.getByRole('link', { name: eventCopy.takeSeat })).toHaveAttribute(
    'href',
    '/events/06/#tickets',
  );
  expect(pathsUnder('Later')).toEqual(['/events/06/', '/events/07/']);
});

it('keeps what is over with what came of it and what it left behind', () => {
  on('2026-05-01', '2026-05-01');
  render(hub());
  expect(screen.getAllByText('After 03')[0]).toBeVisible();
  expect(pathsUnder('Earlier')).toEqual(['/events/03/', '/sheet-03/']);
});

it('shows what was found out at the last events by its figure, and heads the list with it', () => {
  on('2026-05-01', '2026-05-01');
  const found = { ...event('03').recap, title: 'Twelve were late' };
  render(hub([event('06')], [{ ...event('03'), recap: found }]));
  const region = within(screen.getByRole('region', { name: 'Found' }));
  expect(region.getByRole('img')).toBeVisible();
  expect(region.getByRole('link', { name: found.title })).toHaveAttribute('href', '/events/03/');
  expect(screen.getAllByRole('link', { name: found.title })).toHaveLength(2);
});

it('moves on by the clock of the visitor, whenever it was built', () => {
  on('2026-05-01', '2026-06-20');
  render(hub());
  expect(first()).toHaveTextContent('In month 07');
  expect(pathsUnder('Earlier')).toContain('/events/06/');
});

it('opens with the last event and what came of it where none is next', () => {
  on('2026-05-01', '2026-08-01');
  render(hub());
  expect(first()).toHaveTextContent('In month 07');
  expect(screen.getByRole('link', { name: words.readRecap })).toHaveAttribute(
    'href',
    '/events/07/',
  );
  expect(screen.queryByRole('heading', { name: 'Later' })).not.toBeInTheDocument();
});

it('never opens with an event that was called off, and says in the list that it was', () => {
  on('2026-05-01', '2026-05-01');
  render(hub([event('07'), event('06', 'Phoenix', { on: '2026-04-30' })]));
  expect(first()).toHaveTextContent('In month 07');
  const rows = within(screen.getByRole('region', { name: 'Later' })).getAllByRole('listitem');
  expect(rows.filter((row) => row.textContent.includes(eventCopy.canceled))).toHaveLength(1);
});

it('leaves the events of a city that somebody chooses, and all of them again', async () => {
  on('2026-05-01', '2026-05-01');
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  render(hub([event('07'), event('06', 'Dubai')], [event('03', 'Dubai')]));
  const city = screen.getByLabelText(words.byCity);
  await user.selectOptions(city, 'Dubai');
  expect(pathsUnder('Later')).toEqual(['/events/06/']);
  expect(pathsUnder('Earlier')).toContain('/events/03/');
  expect(location.search).toBe('?city=Dubai');
  await user.selectOptions(city, '');
  expect(pathsUnder('Later')).toHaveLength(2);
});

it('is whole without scripts, as of the day of the build', () => {
  on('2026-05-01', '2026-08-01');
  render(<div dangerouslySetInnerHTML={{ __html: renderToStaticMarkup(hub()) }} />);
  expect(screen.getByRole('link', { name: eventCopy.takeSeat })).toBeVisible();
  expect(screen.getAllByText('After 03')[0]).toBeVisible();
});
