import { render, screen } from '@testing-library/react';
import { Quote } from '../../../../src/sections/shared/quote/Quote';

const quote = {
  variant: 'plain' as const,
  text: 'It was loud. Now it is not.',
  person: { name: 'Dr. Ada Byron', role: 'Engineer', company: 'Calder Bank', portrait: null },
  customer: { name: 'Calder Bank', wordmark: { publicURL: '/calder.svg' } },
  link: { text: 'The story', href: '/story/' },
};

it.each(['plain', 'large', 'band', 'case'] as const)('tells who said what as %s', (variant) => {
  render(<Quote {...quote} variant={variant} />);
  expect(screen.getByRole('blockquote')).toHaveTextContent(quote.text);
  expect(screen.getByRole('figure')).toHaveTextContent(/Dr\. Ada Byron.*Engineer, Calder Bank/);
});

it.each(['plain', 'large'] as const)(
  'shows initials once where there is no portrait, as %s',
  (variant) => {
    render(<Quote {...quote} variant={variant} />);
    expect(screen.getByText('AB')).toBeInTheDocument();
  },
);

it('shows the wordmark of the customer', () => {
  render(<Quote {...quote} />);
  expect(screen.getByRole('img', { name: 'Calder Bank' })).toBeInTheDocument();
});

it('gives the result of a case with its own links and the link to it', () => {
  const note = '<p>From 9 to 3 in <a href="/year/">a year</a>.</p>';
  render(<Quote {...quote} variant="case" note={note} />);
  expect(screen.getByText(/From 9 to 3/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'a year' })).toHaveAttribute('href', '/year/');
  expect(screen.getByRole('link', { name: /The story/ })).toHaveAttribute('href', '/story/');
});

it('proves a large one with a figure and its source', () => {
  const claim = {
    claim: 'Jobs closed on the phone',
    figure: '94%',
    source: 'Orrin',
    sample: '41 contracts',
    period: '2024',
  };
  render(<Quote {...quote} variant="large" claim={claim} />);
  expect(screen.getByRole('figure')).toHaveTextContent(/94%.*Orrin, 41 contracts/);
});
