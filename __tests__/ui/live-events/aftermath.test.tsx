import { render, screen } from '@testing-library/react';
import { useStaticQuery } from 'gatsby';
import { EventBody } from '../../../src/kinds/event/EventBody';
import { EventNotice } from '../../../src/kinds/event/EventNotice';
import { TicketPanel } from '../../../src/kinds/event/TicketPanel';
import { WebinarAgenda } from '../../../src/kinds/webinar/WebinarAgenda';
import { WebinarPanel } from '../../../src/kinds/webinar/WebinarPanel';
import webinarCopy from '../../../src/copy/webinar.json';

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

const times = { startsAt: '2025-11-20T09:00:00+00:00', endsAt: '2025-11-20T17:00:00+00:00' };

const recap = {
  lead: 'Sixty came.',
  points: ['Fourteen were dearer'],
  text: '<p>Told afterwards</p>',
  links: [{ text: 'The sheet', href: '/sheet/' }],
};

const event = {
  ...times,
  slug: 'a-day',
  path: '/events/a-day/',
  title: 'A day',
  description: 'What it is.',
  venue: { name: 'A hall', address: 'A street', city: 'London' },
  zones: null,
  agenda: [{ time: '09:00', title: 'Coffee', text: null, isPause: true, speakers: [] }],
  speakers: [],
  podcast: null,
  takeaways: ['A clause'],
  html: '<p>Bring one page</p>',
  recap,
  canceled: null,
  moved: null,
  tickets: [],
  registration: '/register/',
  terms: null,
  seats: null,
};

describe('an event', () => {
  it('invites before its day, and tells nothing of what came of it', () => {
    on(BEFORE);
    render(<EventBody {...event} />);
    expect(screen.getByText('A clause')).toBeInTheDocument();
    expect(screen.getByText('Bring one page')).toBeInTheDocument();
    expect(screen.queryByText('Told afterwards')).not.toBeInTheDocument();
  });

  it('tells what came of it afterwards, and asks nobody to bring anything', () => {
    on(AFTER);
    render(<EventBody {...event} />);
    expect(screen.getByText('Told afterwards')).toBeInTheDocument();
    expect(screen.getByText('Fourteen were dearer')).toBeInTheDocument();
    expect(screen.getByText('Coffee')).toBeInTheDocument();
    expect(screen.queryByText('A clause')).not.toBeInTheDocument();
    expect(screen.queryByText('Bring one page')).not.toBeInTheDocument();
  });

  it('keeps its agenda alone where nobody has written what came of it', () => {
    on(AFTER);
    render(<EventBody {...event} recap={null} />);
    expect(screen.getAllByRole('region')).toHaveLength(1);
    expect(screen.getByText('Coffee')).toBeInTheDocument();
  });

  it('leads to what it left behind instead of to a seat', () => {
    on(AFTER);
    render(<TicketPanel {...event} form={null} />);
    const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links).toEqual(['/sheet/', '/events/']);
  });
});

describe('an event that was called off', () => {
  const canceled = {
    on: '2025-11-05',
    why: 'The hall is under water.',
    instead: { text: 'The hall in May', href: '/events/in-may/' },
  };

  it.each([BEFORE, AFTER])('says so before anything else, offers no seat, on %s', (day) => {
    on(day);
    render(
      <>
        <EventNotice {...event} canceled={canceled} />
        <TicketPanel {...event} canceled={canceled} form={null} />
      </>,
    );
    expect(screen.getByText(/under water/)).toBeVisible();
    const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links).toEqual(['/events/in-may/', '/events/in-may/', '/events/']);
  });

  it('tells what happened and what was planned, and promises nothing', () => {
    on(BEFORE);
    render(<EventBody {...event} canceled={canceled} />);
    expect(screen.getByText('Bring one page')).toBeInTheDocument();
    expect(screen.getByText('Coffee')).toBeInTheDocument();
    expect(screen.queryByText('A clause')).not.toBeInTheDocument();
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });
});

describe('an event that moved', () => {
  const moved = { on: '2025-10-01', was: 'the small hall', why: 'More wanted to come.' };

  it('says from where until it is over', () => {
    on(BEFORE);
    const { rerender } = render(<EventNotice {...event} moved={moved} />);
    expect(screen.getByText(/the small hall/)).toBeVisible();
    on(AFTER);
    rerender(<EventNotice key="after" {...event} moved={moved} />);
    expect(screen.queryByText(/the small hall/)).not.toBeInTheDocument();
  });
});

const chapter = { minute: 0, title: 'A chapter', text: null, said: '<p>The very words</p>' };

const webinar = {
  title: 'A webinar',
  startsAt: times.startsAt,
  minutes: 45,
  recording: null,
  recordingOn: null,
  isTold: true,
  agenda: [chapter],
};

const forms = { seat: null, onDemand: null };

const panelLink = () => screen.getByRole('link').getAttribute('href');

describe('a webinar', () => {
  it('keeps what will be said for its day', () => {
    on(BEFORE);
    render(<WebinarAgenda {...webinar} />);
    expect(screen.getByText('A chapter')).toBeInTheDocument();
    expect(screen.queryByText('The very words')).not.toBeInTheDocument();
  });

  it('holds what was said where nothing was recorded', () => {
    on(AFTER);
    render(
      <>
        <WebinarPanel {...webinar} {...forms} />
        <WebinarAgenda {...webinar} />
      </>,
    );
    expect(screen.getByText('The very words')).toBeInTheDocument();
    expect(panelLink()).toBe('#agenda');
  });

  it('offers to watch what was recorded', () => {
    on(AFTER);
    render(<WebinarPanel {...webinar} {...forms} recording="/video/" />);
    expect(panelLink()).toBe('/video/');
  });

  it('names the day on which its words come, and offers nothing to read before', () => {
    on(AFTER);
    render(<WebinarPanel {...webinar} {...forms} isTold={false} recordingOn="2025-12-24" />);
    expect(screen.getByRole('complementary')).toHaveTextContent('December 24, 2025');
    expect(screen.queryByText(webinarCopy.watch)).not.toBeInTheDocument();
    expect(panelLink()).toBe('/webinar/');
  });
});
