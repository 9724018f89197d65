import { render, screen, within } from '@testing-library/react';
import { FaqSection } from '../../../../src/sections/shared/faq/FaqSection';

const questions = {
  look: 'side' as const,
  title: 'Questions',
  anchor: 'questions',
  items: [
    { question: 'First', answer: '<p>One</p>' },
    { question: 'Second', answer: '<p>Two</p>' },
  ],
};

it('answers the first question and keeps the others at hand', () => {
  render(<FaqSection {...questions} />);
  const [first, second] = screen.getAllByRole('group');
  if (!first || !second) throw new Error('Each question is a disclosure');
  expect(first).toHaveAttribute('open');
  expect(second).not.toHaveAttribute('open');
  expect(within(second).getByText('Two')).toBeInTheDocument();
});

it('has all answers open where they stand side by side', () => {
  render(<FaqSection {...questions} look="columns" />);
  expect(screen.queryByRole('group')).not.toBeInTheDocument();
  expect(screen.getByText('Two')).toBeVisible();
});

it('can be pointed at', () => {
  render(<FaqSection {...questions} />);
  expect(screen.getByRole('region', { name: 'Questions' })).toHaveAttribute('id', 'questions');
});
