import { render, screen, within } from '@testing-library/react';
import { useStaticQuery } from 'gatsby';
import { EventHead } from '../../../src/kinds/event/EventHead';
import { EventRead } from '../../../src/kinds/event/read/EventRead';
import { EventTool } from '../../../src/kinds/event/tool/EventTool';
import { input } from '../../support/input';

const BEFORE = '2025-11-01';
const AFTER = '2025-12-01';

/** Lets it be a day, for the build and for the visitor. */
const on = (day: string): void => {
  jest.useFakeTimers({ now: new Date(`${day}T12:00:00Z`) });
  jest.mocked(useStaticQuery).mockReturnValue({ site: { builtOn: day } });
};

// The file for calendars folds its lines by bytes, which jsdom cannot count.
jest.mock('../../../src/time/calendar', () => ({ calendarFile: () => '' }));

afterEach(() => jest.useRealTimers());

const recap = {
  title: 'Fourteen of 21 cost more',
  lead: 'Sixty came.',
  promises: {
    title: 'Two were kept',
    lead: 'We asked again.',
    sums: [{ label: 'Kept', value: '2', of: 'of 3' }],
    figure: null,
    note: null,
  },
  own: null,
  text: '<p>Told afterwards</p>',
  asked: null,
  fault: 'It rained in.',
  links: [{ text: 'The sheet', href: '/sheet/' }],
};

const event = {
  startsAt: '2025-11-20T09:00:00+00:00',
  endsAt: '2025-11-20T10:00:00+00:00',
  timeZone: 'Europe/London',
  zoneName: 'GMT',
  path: '/events/a-day/',
  title: 'A day',
  headline: 'A headline',
  description: 'What it is.',
  kindTitle: 'Event',
  hubs: [],
  term: 'A gathering',
  series: 'gathering',
  audience: 'Engineers',
  image: { alt: '', src: { childImageSharp: null } },
  venue: { name: 'A hall', address: 'A street', city: 'London' },
  zones: null,
  agenda: [
    { time: '09:00', title: 'Coffee', text: null, isPause: true, below: null, speakers: [] },
    { time: '09:30', title: 'A talk', text: null, isPause: false, below: null, speakers: [] },
  ],
  programTitle: 'An hour to scale',
  speakers: [],
  podcast: null,
  takeaways: ['A clause'],
  html: '<p>Bring one page</p>',
  recap,
  canceled: null,
  moved: null,
  tickets: [],
  terms: null,
  seats: { taken: 2, total: 5, on: null, title: 'Who sits where', lead: null, groups: [] },
  way: {
    title: 'The way',
    rows: [{ from: 'The station', minutes: 9, text: 'By the canal.' }],
  },
  access: { title: 'The steps', rows: [{ place: 'Hall', is: 'Level', instead: null }] },
};

const next = {
  ...event,
  path: '/events/next/',
  title: 'The next day',
  startsAt: '2026-03-18T09:00:00+00:00',
  endsAt: '2026-03-18T10:00:00+00:00',
};

const form = {
  slug: 'event-registration',
  service: '31d88148-b2fa-4ad8-988c-1979108972a0',
  button: 'Register',
  thanks: '/thankyou/',
  inputs: [input('email', 'Work email'), input('message', 'Message', { isOptional: true })],
};

const all = (page: Partial<typeof event> = {}) => {
  const shown = { ...event, ...page };
  return (
    <>
      <EventHead {...shown} form={form} events={[event, next]} />
      <EventRead part="promises" page={shown} events={[event, next]} />
      <EventTool {...shown} />
      <EventRead part="rest" page={shown} events={[event, next]} />
    </>
  );
};

const links = (): (string | null)[] =>
  screen.getAllByRole('link').map((link) => link.getAttribute('href'));

describe('before its day', () => {
  beforeEach(() => on(BEFORE));

  it('has the form in its first screen, the fields that need not be filled in folded', () => {
    render(all());
    const panel = within(screen.getByRole('form'));
    expect(panel.getByRole('button', { name: 'Register' })).toBeVisible();
    expect(panel.getAllByRole('textbox', { hidden: true })).toHaveLength(3);
    expect(panel.getByRole('group')).not.toHaveAttribute('open');
  });

  it('says how to plan: the hours, the seats, the way, and what is step-free', () => {
    render(all());
    expect(screen.getByRole('slider')).toHaveAttribute('max', '1');
    expect(screen.getAllByRole('radio')).toHaveLength(2);
    expect(screen.getByText('The station')).toBeVisible();
    expect(screen.getByRole('rowheader', { name: 'Hall' })).toBeVisible();
  });

  it('tells nothing of what came of it', () => {
    render(all());
    expect(screen.getByText('Bring one page')).toBeInTheDocument();
    expect(screen.queryByText('Told afterwards')).not.toBeInTheDocument();
    expect(screen.queryByText('Two were kept')).not.toBeInTheDocument();
  });
});

describe('once it is over', () => {
  beforeEach(() => on(AFTER));

  it('opens with the finding, and asks nobody to register or to bring anything', () => {
    render(all());
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(recap.title);
    expect(screen.queryByRole('form')).not.toBeInTheDocument();
    expect(screen.queryByRole('slider')).not.toBeInTheDocument();
    expect(screen.queryByText('Bring one page')).not.toBeInTheDocument();
  });

  it('counts what was promised, and says what went wrong', () => {
    render(all());
    expect(screen.getByRole('term')).toHaveTextContent('Kept');
    expect(screen.getByRole('definition')).toHaveTextContent('2 of 3');
    expect(screen.getByText(/It rained in/)).toBeVisible();
    expect(screen.getByText('Told afterwards')).toBeInTheDocument();
  });

  it('leads to what it left behind, and to a seat at the nearest one', () => {
    render(all());
    expect(links()).toEqual(expect.arrayContaining(['/sheet/', '/events/next/#tickets']));
    expect(links()).not.toContain('/events/a-day/#tickets');
  });

  it('keeps its heading and its program where nobody has written what came of it', () => {
    render(all({ recap: null as never }));
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('A headline');
    expect(screen.getByText('Coffee')).toBeInTheDocument();
  });
});

describe('if it was called off', () => {
  const canceled = {
    on: '2025-11-05',
    why: 'The hall is under water.',
    instead: { text: 'The hall in May', href: '/events/in-may/' },
  };

  it.each([BEFORE, AFTER])('says so, tells what was planned and offers no seat, on %s', (day) => {
    on(day);
    render(all({ canceled: canceled as never }));
    expect(screen.getByText(/under water/)).toBeVisible();
    expect(links()).toContain('/events/in-may/');
    expect(screen.queryByRole('form')).not.toBeInTheDocument();
    expect(screen.getByText('Bring one page')).toBeInTheDocument();
    expect(screen.queryByText('Told afterwards')).not.toBeInTheDocument();
  });
});

describe('if it moved', () => {
  const moved = { on: '2025-10-01', was: 'the small hall', why: 'More wanted to come.' };

  it('says from where until it is over', () => {
    on(BEFORE);
    const { unmount } = render(all({ moved: moved as never }));
    expect(screen.getByText(/the small hall/)).toBeVisible();
    unmount();
    on(AFTER);
    render(all({ moved: moved as never }));
    expect(screen.queryByText(/the small hall/)).not.toBeInTheDocument();
  });
});
