import { fireEvent, render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { Exercise } from '../../../src/ui/content/Exercise';

const exercise = {
  title: 'Flush',
  text: '<p>Three changes of air.</p>',
  terms: [
    { sign: null, field: 'Area', value: 12_000 },
    { sign: 'times', field: null, value: 27 },
    { sign: 'divided', field: 'Air', value: 2400 },
  ],
  symbol: null,
  digits: null,
  unit: 'minutes',
  readings: [
    { upTo: 200, says: 'Short.' },
    { upTo: null, says: 'Long.' },
  ],
  note: 'Where it ends.',
};

const result = () => screen.getByRole('status');

it('works the line out with the numbers of the visitor', () => {
  render(<Exercise exercise={exercise} />);
  expect(result()).toHaveTextContent('135');
  fireEvent.change(screen.getByLabelText('Air'), { target: { value: '1,200' } });
  expect(result()).toHaveTextContent('270');
});

it('has no result while a number is none, and says which', () => {
  render(<Exercise exercise={exercise} />);
  fireEvent.change(screen.getByLabelText('Air'), { target: { value: 'much' } });
  expect(result()).not.toHaveTextContent(/\d/);
  expect(screen.getByLabelText('Air')).toBeInvalid();
  expect(screen.getByLabelText('Area')).toBeValid();
});

it('stands worked out, and has nothing to type into, without a script', () => {
  document.body.innerHTML = renderToString(<Exercise exercise={exercise} />);
  expect(result()).toHaveTextContent('135');
  expect(screen.getByText('12,000')).toBeVisible();
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
});

it('marks what the result means, and nothing while there is no result', () => {
  const { container } = render(<Exercise exercise={exercise} />);
  const marked = () =>
    within(container)
      .getAllByRole('listitem')
      .find((item) => item.hasAttribute('aria-current'))?.textContent;
  expect(marked()).toContain('Short.');
  fireEvent.change(screen.getByLabelText('Air'), { target: { value: '1,200' } });
  expect(marked()).toContain('Long.');
  fireEvent.change(screen.getByLabelText('Air'), { target: { value: 'much' } });
  expect(marked()).toBeUndefined();
});
