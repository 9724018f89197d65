import { render, screen } from '@testing-library/react';
import { useStaticQuery } from 'gatsby';
import { ReleaseBody } from '../../../src/kinds/press-release/ReleaseBody';

const release = {
  opening: '<p>What happened.</p>',
  rest: '<h2>And then</h2>',
  figure: null,
  measures: [],
  figures: [],
};

const claim = {
  claim: 'Hours a job',
  figure: '803',
  source: 'Whose',
  sample: 'how many',
  period: 'When',
  before: { value: 8, text: '8 h' },
  after: { value: 2, text: '2 h' },
};

beforeEach(() => jest.mocked(useStaticQuery).mockReturnValue({ press: { about: 'Who we are.' } }));

it('draws what a release measured, before its first subheading', () => {
  render(<ReleaseBody {...release} measures={[{ label: null, claim }]} />);
  const row = screen.getByRole('listitem');
  expect(row).toHaveTextContent(/8 h.*2 h.*−75%/);
  const heading = screen.getByRole('heading', { name: 'And then' });
  expect(row.compareDocumentPosition(heading)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

it('shows a figure without a before as it is, with no change against anything', () => {
  render(<ReleaseBody {...release} figures={[{ claim, text: 'rounds' }]} />);
  expect(screen.getByRole('listitem')).toHaveTextContent(/^803roundsWhose, how many. When.$/);
});

it('adds nothing to a release that is words', () => {
  render(<ReleaseBody {...release} />);
  expect(screen.queryByRole('list')).not.toBeInTheDocument();
});
