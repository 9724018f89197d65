import { render, screen } from '@testing-library/react';
import { Quote } from '../../../../src/sections/shared/quote/Quote';

const quote = {
  variant: 'plain' as const,
  text: 'It was loud. Now it is not.',
  person: { name: 'Dr. Ada Byron', role: 'Engineer', company: 'Calder Bank', portrait: null },
  customer: { name: 'Calder Bank', wordmark: { publicURL: '/calder.svg' } },
};

it.each(['plain', 'large', 'band'] as const)('tells who said what as %s', (variant) => {
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
