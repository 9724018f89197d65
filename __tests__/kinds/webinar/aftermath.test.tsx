import { render, screen } from '@testing-library/react';
import { useStaticQuery } from 'gatsby';
import { Chapters } from '../../../src/kinds/webinar/Chapters';
import { Plan } from '../../../src/kinds/webinar/Plan';
import { WebinarPanel } from '../../../src/kinds/webinar/WebinarPanel';
import webinarCopy from '../../../src/kinds/webinar/words.json';

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

const chapter = {
  minute: 0,
  title: 'A chapter',
  text: null,
  artifact: null,
  said: '<p><strong>Ada Byrne:</strong> The very words</p>',
};

const webinar = {
  title: 'A webinar',
  startsAt: times.startsAt,
  minutes: 45,
  recording: null,
  recordingOn: null,
  isTold: true,
  agenda: [chapter],
  figure: { ground: 'amber' },
  speakers: [{ name: 'Ada Byrne' }, { name: 'Bo Lund' }],
};

const forms = { seat: null, onDemand: null };

const panelLink = () => screen.getByRole('link').getAttribute('href');

describe('a webinar', () => {
  it('keeps what will be said for its day', () => {
    render(<Plan {...webinar} />);
    expect(screen.getByRole('heading', { level: 3, name: 'A chapter' })).toBeInTheDocument();
    expect(screen.queryByText('The very words')).not.toBeInTheDocument();
  });

  it('folds what was said, with who said it', () => {
    render(<Chapters {...webinar} />);
    const fold = screen.getByRole('group');
    expect(fold).toHaveTextContent('The very words');
    expect(fold).toHaveTextContent('Ada Byrne said');
    expect(fold).not.toHaveTextContent('Bo Lund');
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
