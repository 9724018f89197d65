import { render, screen, within } from '@testing-library/react';
import { useStaticQuery } from 'gatsby';
import { renderToStaticMarkup } from 'react-dom/server';
import { Events } from '../../../src/components/sections/Events';
import { Webinars } from '../../../src/components/sections/Webinars';
import eventCopy from '../../../src/copy/event.json';
import webinarCopy from '../../../src/copy/webinar.json';

/** The day of the build, and the day on which somebody comes. */
const on = (built: string, today: string): void => {
  jest.useFakeTimers({ now: new Date(`${today}T12:00:00Z`) });
  jest.mocked(useStaticQuery).mockReturnValue({ site: { builtOn: built } });
};

afterEach(() => jest.useRealTimers());

const entry = (kind: string, month: string) => ({
  path: `/${kind}/${month}/`,
  title: `In month ${month}`,
  description: `Before ${month}`,
  kindTitle: kind,
  dated: `2026-${month}-10`,
  startsAt: `2026-${month}-10T09:00:00+00:00`,
  zoneName: 'UTC',
  picture: null,
});

const event = (month: string) => ({
  ...entry('events', month),
  headline: null,
  canceled: null,
  moved: null,
  series: 'gathering',
  endsAt: `2026-${month}-10T17:00:00+00:00`,
  venue: { name: 'A hall', city: 'London' },
  recap: { lead: `After ${month}`, links: [{ text: `Sheet ${month}`, href: `/sheet-${month}/` }] },
});

const section = { anchor: 'dates', later: 'Later', title: 'Earlier' };

const events = <Events {...section} pages={['07', '06', '03'].map(event)} />;

const listUnder = (name: string): HTMLElement => screen.getByRole('region', { name });

it('opens with the next event and a seat at it', () => {
  on('2026-05-01', '2026-05-01');
  render(events);
  expect(screen.getAllByRole('heading')[0]).toHaveTextContent('In month 06');
  expect(screen.getByRole('link', { name: eventCopy.takeSeat })).toHaveAttribute(
    'href',
    '/events/06/#tickets',
  );
  expect(within(listUnder('Later')).getByRole('link')).toHaveAttribute('href', '/events/07/');
});

it('keeps what is over with what it left behind', () => {
  on('2026-05-01', '2026-05-01');
  render(events);
  const earlier = within(listUnder('Earlier'));
  expect(earlier.getByText('After 03')).toBeVisible();
  expect(earlier.getByRole('link', { name: 'Sheet 03' })).toHaveAttribute('href', '/sheet-03/');
});

it('moves on by the clock of the visitor, whenever it was built', () => {
  on('2026-05-01', '2026-06-20');
  render(events);
  expect(screen.getAllByRole('heading')[0]).toHaveTextContent('In month 07');
  expect(within(listUnder('Earlier')).getByText('After 06')).toBeVisible();
});

it('opens with the last event and what came of it where none is next', () => {
  on('2026-05-01', '2026-08-01');
  render(events);
  expect(screen.getAllByRole('heading')[0]).toHaveTextContent('In month 07');
  expect(screen.getByText('After 07')).toBeVisible();
  expect(screen.getAllByRole('link', { name: eventCopy.readRecap })[0]).toHaveAttribute(
    'href',
    '/events/07/',
  );
  expect(screen.queryByRole('region', { name: 'Later' })).not.toBeInTheDocument();
});

it('is whole without scripts, as of the day of the build', () => {
  on('2026-05-01', '2026-08-01');
  render(<div dangerouslySetInnerHTML={{ __html: renderToStaticMarkup(events) }} />);
  expect(screen.getByRole('link', { name: eventCopy.takeSeat })).toBeVisible();
  expect(screen.getByText('After 03')).toBeVisible();
});

const webinar = (month: string, said: string | null) => ({
  ...entry('webinar', month),
  minutes: 45,
  family: 'cmms',
  speakers: [{ name: 'Ada' }],
  recording: null,
  agenda: [{ said }],
});

it('leads to a seat in the next webinar, and to what was said in one that is over', () => {
  on('2026-05-01', '2026-05-01');
  render(<Webinars {...section} pages={[webinar('06', null), webinar('03', '<p>So.</p>')]} />);
  expect(screen.getByRole('link', { name: webinarCopy.seat })).toHaveAttribute(
    'href',
    '/webinar/06/#seat',
  );
  expect(screen.getByRole('link', { name: webinarCopy.readAction })).toHaveAttribute(
    'href',
    '/webinar/03/#agenda',
  );
});
