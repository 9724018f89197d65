import { render, screen, within } from '@testing-library/react';
import { Pins } from '../../../../src/sections/shared/pinned/Pins';

const pin = {
  title: 'A fan',
  detail: 'At 03:53',
  href: '#fan',
  x: 40,
  y: 10,
  side: 'right' as const,
  length: 6,
};

it('says its labels in words, each of which leads to more', () => {
  render(<Pins pins={[pin, { ...pin, title: 'A rack', href: '#rack' }]} />);
  const labels = within(screen.getByRole('list')).getAllByRole('link');
  expect(labels.map((label) => label.getAttribute('href'))).toEqual(['#fan', '#rack']);
  expect(labels[0]).toHaveTextContent('A fan');
});
