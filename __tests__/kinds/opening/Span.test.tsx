import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Span } from '../../../src/kinds/opening/Span';
import type { JobSpan } from '../../../src/kinds/opening/spanSchema';

const span: JobSpan = {
  title: 'Two nights',
  unit: 'hour',
  from: 18,
  to: 22,
  every: 2,
  hasSums: true,
  kinds: [
    { name: 'on a call', fill: 'wait', read: '**On a call** with a night nurse.' },
    { name: 'writing', fill: 'good', read: '**Writing** the note.' },
  ],
  rows: [
    {
      name: 'Night 1',
      blocks: [
        [18, 20, 1],
        [20, 22, 2],
      ],
    },
    { name: 'Night 2', blocks: [[18, 21.5, 1]] },
  ],
  source: 'An example.',
};

it('says each line in words, and each kind with its sum as a choice', async () => {
  render(<Span span={span} />);
  expect(
    screen.getByText(/6.p\.m\. to 8.p\.m\.: on a call; 8.p\.m\. to 10.p\.m\.: writing/),
  ).toBeInTheDocument();
  const call = screen.getByRole('radio', { name: /5.h.30 on a call/ });
  expect(call).not.toBeChecked();
  await userEvent.click(call);
  expect(call).toBeChecked();
});

it('leaves sums out where lines do not add up', () => {
  render(<Span span={{ ...span, hasSums: false }} />);
  expect(screen.getByRole('radio', { name: 'on a call' })).toBeInTheDocument();
});
