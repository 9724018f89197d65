import { render, screen, within } from '@testing-library/react';
import { Faq } from '../../../src/components/sections/Faq';

const items = [
  { question: 'First', answer: '<p>One</p>' },
  { question: 'Second', answer: '<p>Two</p>' },
];

it('answers the first question and keeps the others at hand', () => {
  render(<Faq title="Questions" anchor="questions" items={items} />);
  const [first, second] = screen.getAllByRole('group');
  if (!first || !second) throw new Error('Each question is a disclosure');
  expect(first).toHaveAttribute('open');
  expect(second).not.toHaveAttribute('open');
  expect(within(second).getByText('Two')).toBeInTheDocument();
});

it('can be pointed at', () => {
  render(<Faq title="Questions" anchor="questions" items={items} />);
  expect(screen.getByRole('region', { name: 'Questions' })).toHaveAttribute('id', 'questions');
});
