import { render, screen } from '@testing-library/react';
import { useStaticQuery } from 'gatsby';
import { figures } from '../../support/figures';
import { ReleaseBody } from '../../../src/kinds/press-release/ReleaseBody';

const release = {
  opening: '<p>What happened.</p>',
  rest: '<h2>And then</h2>',
  drawn: null,
  measures: [],
  pull: null,
  second: null,
  editors: null,
  became: null,
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

const press = {
  about: 'Who we are.',
  email: 'press@example.com',
  phone: '+1 312',
  contact: { name: 'Ines', role: 'Press', company: 'Lintel', portrait: null },
};

beforeEach(() => jest.mocked(useStaticQuery).mockReturnValue({ press }));

it('draws what a release measured, before its first subheading', () => {
  render(<ReleaseBody {...release} measures={[{ claim }]} />);
  const row = screen.getAllByRole('listitem')[0]!;
  expect(row).toHaveTextContent(/8 h.*2 h.*−75%/);
  const heading = screen.getByRole('heading', { name: 'And then' });
  expect(row.compareDocumentPosition(heading)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

it('adds no list to the text of a release that is words', () => {
  render(<ReleaseBody {...release} />);
  const aside = screen.getByRole('complementary');
  for (const list of screen.queryAllByRole('list')) expect(aside).toContainElement(list);
});

const pull = {
  title: 'What they asked',
  text: '“They asked for an hour.”',
  person: { name: 'Ada', role: 'Chief', company: 'Lintel', portrait: null },
};

it('sets a pulled quote and the second figure before the second subheading', () => {
  const rest = '<h2>And then</h2><h2>And later</h2>';
  render(<ReleaseBody {...release} rest={rest} pull={pull} second={figures.marks} />);
  const quote = screen.getByText(pull.text);
  const [then, later] = ['And then', 'And later'].map((name) =>
    screen.getByRole('heading', { name }),
  );
  expect(then?.compareDocumentPosition(quote)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(quote.compareDocumentPosition(later!)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(screen.getByRole('group', { name: /12 of 40/ })).toBeInTheDocument();
});

it('hands editors the files that they may print', () => {
  const files = [{ text: 'Table', href: '/newsroom/table.csv' }];
  render(<ReleaseBody {...release} editors={{ quote: 'All of it.', files }} />);
  expect(screen.getByRole('link', { name: /Table/ })).toHaveAttribute(
    'href',
    '/newsroom/table.csv',
  );
});
