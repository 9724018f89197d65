import { render, screen } from '@testing-library/react';
import { useStaticQuery } from 'gatsby';
import { KnownLines } from '../../../../src/sections/release-notes/known-lines/KnownLines';

const fault = (short: string, more = {}) => ({
  family: 'cmms',
  text: `<p>${short}, at length.</p>`,
  since: null,
  until: null,
  short,
  stays: null,
  ...more,
});

const version = (number: string, released: string, ...knownFaults: ReturnType<typeof fault>[]) => ({
  version: number,
  released,
  fixes: [{ family: 'cmms' }],
  knownFaults,
});

const section = {
  type: 'knownLines' as const,
  arrangement: 'section' as const,
  breadcrumbs: [],
  isOver: false,
  term: '{first} to {last}',
  title: '{open} open',
  lead: '{fixed} of {all}',
  actions: [{ text: 'Report', href: '/contact/' }],
  facts: [{ text: 'Administrators' }, { text: 'Next' }],
  source: '{today}',
  next: { version: '9.3', on: '2026-04-01' },
  chartTitle: 'Open',
  fixedTitle: '{fixed} within {median}',
  fixedLead: '{days} from {from} to {to}',
  versions: [
    version('9.2', '2026-03-01', fault('Waits', { until: '9.3' })),
    version('9.1', '2026-02-01', fault('Fixed', { until: '9.2' })),
    version('9.0', '2026-01-01', fault('Stays', { stays: true })),
  ],
};

beforeEach(() => {
  jest.mocked(useStaticQuery).mockReturnValue({ site: { builtOn: '2026-03-11' } });
});

it('counts in its title what is open', () => {
  render(<KnownLines {...section} />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/9\.0 to 9\.2.*2 open/);
});

it('opens each open fault to what is wrong, with a link to its version', () => {
  render(<KnownLines {...section} />);
  expect(screen.getByText('Stays, at length.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '9.0' })).toHaveAttribute('href', '#v9-0');
  expect(screen.queryByText('Fixed, at length.')).not.toBeInTheDocument();
});

it('offers a choice of fates with what each leaves', () => {
  render(<KnownLines {...section} />);
  const [, , undated] = screen.getAllByRole('radio');
  expect(undated).toBeDisabled();
});

it('reads out what a version ended, brought and left, the newest first', () => {
  render(<KnownLines {...section} />);
  const said = screen.getByRole('slider').getAttribute('aria-valuetext');
  expect(said).toMatch(/9\.2.*1 ended, 1 new, 2 open/);
});
