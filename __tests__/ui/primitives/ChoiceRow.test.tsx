import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
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

it('passes over what cannot be chosen, by keyboard', async () => {
  const [a, b, c] = choices;
  if (!a || !b || !c) throw new Error('There are three');
  render(
    <ChoiceRow legend="Which" choices={[a, { ...b, isDisabled: true }, { ...c, count: 4 }]} />,
  );
  await userEvent.tab();
  await userEvent.keyboard('{ArrowDown}');
  expect(screen.getByRole('radio', { name: /Choice c/ })).toBeChecked();
  expect(screen.getByRole('radio', { name: 'Choice b' })).toBeDisabled();
});

it('refuses what would leave nothing', () => {
  render(<ChoiceRow legend="Which" choices={choices.map((one) => ({ ...one, count: 0 }))} />);
  for (const radio of screen.getAllByRole('radio')) expect(radio).toBeDisabled();
});

it('tells what was chosen, where React keeps it', async () => {
  const onChange = jest.fn();
  render(
    <ChoiceRow
      legend="Which"
      look="list"
      value="a"
      onChange={onChange}
      choices={choices.map((one) => ({ ...one, note: 'as well', end: 'Free' }))}
    />,
  );
  await userEvent.click(screen.getByText('Choice b'));
  expect(onChange).toHaveBeenCalledWith('b');
  expect(screen.getByRole('radio', { name: /Choice a.*as well.*Free/ })).toBeChecked();
});

it('brings along what belongs to the chosen line, outside its label and after the choices', () => {
  render(
    <ChoiceRow
      legend="Which"
      look="list"
      choices={choices}
      detail={<a href="#more">More of it</a>}
    />,
  );
  const detail = screen.getByRole('link', { name: 'More of it' });
  // Its words are no part of the name of the choice.
  const last = screen.getByRole('radio', { name: 'Choice c' });
  expect(last.compareDocumentPosition(detail)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});
