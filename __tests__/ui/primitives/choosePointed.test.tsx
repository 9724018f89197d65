import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createElement } from 'react';
import { choosePointed } from '../../../src/ui/primitives/choosePointed';

/** Two radios, and what is drawn of the second apart from it. */
const show = () =>
  render(
    createElement(
      'div',
      { 'data-choices': '', onPointerOver: choosePointed, onClick: choosePointed },
      <i data-pick="1">Cells</i>,
      <p>Words</p>,
      ...['First', 'Second'].map((name, index) => (
        <label key={name}>
          {name} <input type="radio" name="part" defaultChecked={index === 0} />
        </label>
      )),
    ),
  );

it('chooses what the mouse points at, its words or what is drawn of it', async () => {
  show();
  await userEvent.hover(screen.getByText('Cells'));
  expect(screen.getByRole('radio', { name: 'Second' })).toBeChecked();
  await userEvent.hover(screen.getByText('First'));
  expect(screen.getByRole('radio', { name: 'First' })).toBeChecked();
});

it('chooses what a finger presses, and nothing where nothing is drawn', async () => {
  show();
  const touch = (name: string) =>
    userEvent.pointer({ keys: '[TouchA]', target: screen.getByText(name) });
  await touch('Words');
  expect(screen.getByRole('radio', { name: 'First' })).toBeChecked();
  await touch('Cells');
  expect(screen.getByRole('radio', { name: 'Second' })).toBeChecked();
});
