import { render, screen } from '@testing-library/react';
import { ChoiceRow } from '../../../src/ui/primitives/ChoiceRow';

const choices = ['a', 'b', 'c'].map((key) => ({ key, content: `Choice ${key}` }));

it('is one group under its question, with one of it chosen', () => {
  render(<ChoiceRow legend="Which" choices={choices} first={1} />);
  expect(screen.getByRole('group', { name: 'Which' })).toBeInTheDocument();
  const radios = screen.getAllByRole<HTMLInputElement>('radio');
  expect(radios.map(({ checked }) => checked)).toEqual([false, true, false]);
  expect(new Set(radios.map(({ name }) => name)).size).toBe(1);
});

it('does not share its choice with another one', () => {
  render(
    <>
      <ChoiceRow legend="Which" choices={choices} />
      <ChoiceRow legend="Whose" choices={choices} />
    </>,
  );
  const names = screen.getAllByRole<HTMLInputElement>('radio').map(({ name }) => name);
  expect(new Set(names).size).toBe(2);
});
