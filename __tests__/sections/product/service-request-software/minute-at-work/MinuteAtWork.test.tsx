import { fireEvent, render, screen } from '@testing-library/react';
import { MinuteAtWork } from '../../../../../src/sections/product/service-request-software/minute-at-work/MinuteAtWork';

const section = {
  type: 'minuteAtWork' as const,
  title: 'A minute',
  lead: 'To scale',
  label: 'Second',
  viewers: ['Door', 'Desk'],
  seen: [
    { second: 3, view: 'first' as const, text: 'Scans' },
    { second: 47, view: 'second' as const, text: 'Reads' },
  ],
  start: 1,
};

it('says who does what in the second that is read', () => {
  render(<MinuteAtWork {...section} />);
  const probe = screen.getByRole('slider');
  expect(probe).toHaveAttribute('aria-valuetext', expect.stringMatching(/47.*Desk.*Reads/));
  fireEvent.change(probe, { target: { value: '0' } });
  expect(probe).toHaveAttribute('aria-valuetext', expect.stringMatching(/3.*Door.*Scans/));
});
