import { cityOf, ownClock } from '../../src/time/ownClock';

it('reads the city of a zone', () => {
  expect(cityOf('America/Argentina/Buenos_Aires')).toBe('Buenos Aires');
  expect(cityOf('UTC')).toBe('UTC');
});

it('shows a moment as the clock of the device does', () => {
  const { zone, local } = ownClock('2027-02-09T17:00:00Z');
  const shown = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(Date.parse('2027-02-09T17:00:00Z'));
  expect(local.slice(11)).toBe(shown);
});
