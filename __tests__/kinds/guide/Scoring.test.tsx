import { fireEvent, render, screen, within } from '@testing-library/react';
import { Scoring } from '../../../src/kinds/guide/Scoring';

const scoring = {
  question: 'How much does each matter?',
  weights: ['Nothing', 'A little', 'Much', 'Decides it'],
  criteria: [
    { name: 'Phone', text: 'Closed at the machine', weight: 3 },
    { name: 'Price', text: 'Foreseeable', weight: 0 },
  ],
  candidates: [
    { name: 'Sheet', text: 'Free', scores: [1, 5] },
    { name: 'Suite', text: 'Deep', scores: [4, 1] },
  ],
  note: 'Who scored.',
};

it('weighs each criterion as the writer did, until somebody chooses', () => {
  render(<Scoring scoring={scoring} />);
  const phone = screen.getByRole('group', { name: 'Phone' });
  expect(within(phone).getAllByRole('radio')).toHaveLength(4);
  expect(within(phone).getByRole('radio', { name: '3, Decides it' })).toBeChecked();
  const price = screen.getByRole('group', { name: 'Price' });
  expect(within(price).getByRole('radio', { name: '0, Nothing' })).toBeChecked();
});

it('has the candidates in the order of these weights, for browsers that cannot weigh', () => {
  render(<Scoring scoring={scoring} />);
  const [first, second] = screen.getAllByRole('listitem');
  expect(first).toHaveTextContent('Suite');
  expect(second).toHaveTextContent('Sheet');
});

it('keeps weights in the address until they are given back', () => {
  history.replaceState(null, '', '/cmms-evaluation-guide/?from=mail');
  render(<Scoring scoring={scoring} />);
  const price = screen.getByRole('group', { name: 'Price' });
  fireEvent.click(within(price).getByRole('radio', { name: '2, Much' }));
  expect(location.search).toBe('?from=mail&w2=2');
  fireEvent.click(screen.getByRole('button'));
  expect(location.search).toBe('?from=mail');
  expect(within(price).getByRole('radio', { name: '0, Nothing' })).toBeChecked();
});
