// @alone: its dialog would ask for the index of the search sooner where it is loaded already.

import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { SearchButton } from '../../../src/ui/layout/SearchButton';
import copy from '../../../src/copy/layout.json';
import words from '../../../src/copy/searchDialog.json';
import { SEARCH } from '../../../src/search/address';
import { letDialogsOpen } from '../../support/dialogs';

beforeAll(letDialogsOpen);

const link = () => screen.getByRole('link', { name: copy.search });
const dialog = () => screen.findByRole('dialog', { name: words.label });

it('is a link to the page of the search without scripts', () => {
  expect(renderToString(<SearchButton />)).toContain(`href="${SEARCH}"`);
});

it('opens the dialog in place of that page', async () => {
  const user = userEvent.setup();
  render(<SearchButton />);
  await user.click(link());
  expect(await dialog()).toBeVisible();
});

it.each(['Control', 'Meta'])('opens by %s and K, never by a character alone', async (modifier) => {
  const user = userEvent.setup();
  render(
    <>
      <input aria-label="Name" />
      <SearchButton />
    </>,
  );
  await user.type(screen.getByRole('textbox'), `{${modifier}>}k{/${modifier}}`);
  await user.click(document.body);
  await user.keyboard('/k');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await user.keyboard(`{${modifier}>}k{/${modifier}}`);
  expect(await dialog()).toBeVisible();
  expect(screen.getByRole('combobox')).toHaveValue('');
});

it('closes by its button', async () => {
  const user = userEvent.setup();
  render(<SearchButton />);
  await user.click(link());
  await dialog();
  await user.click(screen.getByRole('button', { name: words.close }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('keeps what is typed while the dialog is on its way, and goes on from there', async () => {
  const user = userEvent.setup();
  render(<SearchButton />);
  fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true });
  for (const key of 'le') fireEvent.keyDown(document.body, { key });
  await dialog();
  expect(screen.getByRole('combobox')).toHaveValue('le');
  const field = screen.getByRole<HTMLInputElement>('combobox');
  expect([field.selectionStart, field.selectionEnd]).toEqual([2, 2]);
  await user.click(screen.getByRole('button', { name: words.close }));
  await user.keyboard('{Control>}k{/Control}');
  await dialog();
  expect([field.selectionStart, field.selectionEnd]).toEqual([0, 2]);
});
