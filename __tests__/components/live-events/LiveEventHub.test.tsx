import { render, screen } from '@testing-library/react';
import { useStaticQuery } from 'gatsby';
import { Webinars } from '../../../src/components/sections/Webinars';
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

const section = { anchor: 'dates', later: 'Later', title: 'Earlier' };

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
