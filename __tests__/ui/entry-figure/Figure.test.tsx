import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { EntryFigure as Data } from '../../../src/content-model/entry-figure';
import { marksOf, startOf } from '../../../src/content-model/entry-figure/marksOf';
import { EntryFigure } from '../../../src/ui/entry-figure/EntryFigure';
import { sidesOf } from '../../../src/ui/entry-figure/shapes/sidesOf';
import { figures } from '../../support/figures';

const all: [string, Data][] = Object.entries(figures);

it.each(all)(
  'lets each mark of a %s be chosen, with its words as its description',
  (_type, figure) => {
    render(<EntryFigure figure={figure} size="page" id="one" />);
    const radios = within(screen.getByRole('group')).getAllByRole('radio');
    expect(radios).toHaveLength(marksOf(figure).length);
    marksOf(figure).forEach(({ read }, index) =>
      expect(radios[index]).toHaveAccessibleDescription(expect.stringContaining(read)),
    );
    expect(radios[startOf(figure)]).toBeChecked();
  },
);

it('chooses what the mouse points at', async () => {
  render(<EntryFigure figure={figures.pair} size="page" id="one" />);
  const before = screen.getByRole('radio', { name: /before/ });
  await userEvent.hover(before);
  expect(before).toBeChecked();
});

it.each(all)('is one picture with a sentence on a card of a %s', (_type, figure) => {
  render(<EntryFigure figure={figure} size="card" id="one" />);
  expect(screen.getByRole('img')).toHaveAccessibleName(expect.stringContaining(figure.number));
  expect(screen.queryByRole('radio')).not.toBeInTheDocument();
});

it('sets a tick that is too near to the one before on the other side', () => {
  expect(sidesOf([10, 20, 30, 80])).toEqual(['below', 'above', 'below', 'below']);
});
