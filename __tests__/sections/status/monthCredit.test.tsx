import { fireEvent, render, screen } from '@testing-library/react';
import { MonthCredit } from '../../../src/sections/status/month-credit/MonthCredit';
import { paidBack } from '../../../src/sections/status/month-credit/paidBack';
import words from '../../../src/sections/status/month-credit/words.json';

/** What a sentence says before its first value. */
const beginning = (sentence: string): string => sentence.split('{')[0] ?? '';

/** The sentence for so many minutes, as it is shown. */
const said = (minutes: number): HTMLElement =>
  screen.getByText(paidBack(minutes).says.replaceAll('\u00a0', ' '));

it.each([
  [43, 0],
  [50, 0],
  [96, 10],
  [171, 20],
])('pays back for %d minutes %d percent', (minutes, share) => {
  expect(paidBack(minutes).share).toBe(share);
});

it('says one thing within the promise, another beyond it, and a third from the first full hour', () => {
  const [inside, short, given] = [30, 50, 60].map((minutes) => paidBack(minutes).says);
  expect(inside?.startsWith(beginning(words.inside))).toBe(true);
  expect(short?.startsWith(beginning(words.short))).toBe(true);
  expect(given).toMatch(/^10%/);
});

it('follows the ruler', () => {
  render(
    <MonthCredit
      title="Paid back"
      lead="A tenth an hour."
      terms={{ text: 'Terms', href: '/terms-of-service/' }}
      most={660}
      start={96}
    />,
  );
  const ruler = screen.getByRole('slider');
  expect(said(96)).toBeInTheDocument();
  fireEvent.change(ruler, { target: { value: '171' } });
  expect(said(171)).toBeInTheDocument();
});
