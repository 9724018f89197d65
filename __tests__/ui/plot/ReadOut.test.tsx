import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToStaticMarkup } from 'react-dom/server';
import { ReadOut } from '../../../src/ui/plot/ReadOut';

const marks = ['**18:00, 24 kW.**', '**19:00, 23 kW.** Still on.', '**20:00, 22 kW.**'].map(
  (says, index) => ({ at: index * 50, says }),
);

const drawing = (
  <ReadOut label="Hour" marks={marks} start={1}>
    {marks.map(({ at }, index) => (
      <i key={at} data-mark={index} data-testid={index} />
    ))}
  </ReadOut>
);

const faded = () =>
  marks.flatMap((_, index) =>
    screen.getByTestId(index).hasAttribute('data-faded') ? [index] : [],
  );

it('says the mark of the heading first, and fades the others', () => {
  render(drawing);
  expect(screen.getByRole('slider', { name: 'Hour' })).toHaveAttribute(
    'aria-valuetext',
    '19:00, 23 kW. Still on.',
  );
  expect(screen.getByText('19:00, 23 kW.')).toBeVisible();
  expect(faded()).toEqual([0, 2]);
});

it('reads on by keys, and goes back with Escape', async () => {
  const user = userEvent.setup();
  render(drawing);
  await user.tab();
  const slider = screen.getByRole('slider');
  expect(slider).toHaveFocus();
  // jsdom does not move a range by keys; browsers do, and tell it by a change.
  fireEvent.change(slider, { target: { value: '2' } });
  expect(screen.getByText('20:00, 22 kW.')).toBeVisible();
  expect(faded()).toEqual([0, 1]);
  await user.keyboard('{Escape}');
  expect(screen.getByText('19:00, 23 kW.')).toBeVisible();
});

it('has all that the marks say in the page for those without scripts', () => {
  const view = renderToStaticMarkup(drawing);
  const [, inside = ''] = /<noscript>(.*)<\/noscript>/.exec(view) ?? [];
  for (const { says } of marks) expect(inside).toContain(says.split('**')[1]);
});
