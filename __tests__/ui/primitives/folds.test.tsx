import { fireEvent, render, screen } from '@testing-library/react';
import { Fold } from '../../../src/ui/primitives/Fold';
import { ShowMore } from '../../../src/ui/primitives/ShowMore';

it('opens an answer by its line', () => {
  const onToggle = jest.fn();
  render(
    <Fold title="Who writes it?" onToggle={onToggle}>
      Samira does.
    </Fold>,
  );
  const fold = screen.getByRole<HTMLDetailsElement>('group');
  expect(fold.open).toBe(false);
  fold.open = true;
  fireEvent(fold, new Event('toggle'));
  expect(onToggle).toHaveBeenCalledWith(true);
  expect(screen.getByText('Samira does.')).toBeVisible();
});

it('leaves the focus where an address led to, which opened it', () => {
  location.hash = '#second';
  render(
    <ShowMore label="Show 2 more">
      <a href="/a/">First</a>
      <a href="/b/" id="second">
        Second
      </a>
    </ShowMore>,
  );
  const rest = screen.getByRole<HTMLDetailsElement>('group');
  rest.open = true;
  fireEvent(rest, new Event('toggle'));
  expect(screen.getByRole('link', { name: 'First' })).not.toHaveFocus();
  location.hash = '';
});

it('moves the focus to the rest where nothing in it takes one', () => {
  render(
    <ShowMore label="Show 2 more">
      <ul>
        <li>Third</li>
      </ul>
    </ShowMore>,
  );
  const rest = screen.getByRole<HTMLDetailsElement>('group');
  rest.open = true;
  fireEvent(rest, new Event('toggle'));
  expect(screen.getByRole('list')).toHaveFocus();
});

it('moves the focus to the first of the rest', () => {
  render(
    <ShowMore label="Show 2 more">
      <a href="/a/">First</a>
      <a href="/b/">Second</a>
    </ShowMore>,
  );
  const rest = screen.getByRole<HTMLDetailsElement>('group');
  rest.open = true;
  fireEvent(rest, new Event('toggle'));
  expect(screen.getByRole('link', { name: 'First' })).toHaveFocus();
});
