import { render, screen } from '@testing-library/react';
import { SixClocks } from '../../../src/kinds/webinar/SixClocks';
import { clockIn } from '../../../src/time/clockIn';
import { WORLD_ZONES } from '../../../src/time/worldZones';

it('shows the start by six clocks, and the day where it is another', () => {
  const startsAt = '2026-12-10T18:00:00-06:00';
  const worldClocks = WORLD_ZONES.map((zone) => clockIn(startsAt, zone));
  render(<SixClocks {...{ startsAt, worldClocks }} timeZone="America/Chicago" />);
  const clocks = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(clocks).toHaveLength(6);
  expect(clocks).toContain('18:00Chicago');
  expect(clocks).toContain('04:00Dubai, Fri');
});
