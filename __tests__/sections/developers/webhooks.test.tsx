import { render, screen } from '@testing-library/react';
import { Attempts } from '../../../src/sections/developers/api-attempts/Attempts';
import { marksOf, placeOf } from '../../../src/sections/developers/api-attempts/marks';
import { byRecord } from '../../../src/sections/developers/api-events/byRecord';
import { EventList } from '../../../src/sections/developers/api-events/EventList';

const attempts = [0, 1, 30, 360, 4320];
const events = [
  { name: 'job.opened', summary: 'A job was opened' },
  { name: 'leak.found', summary: 'A leak was found', since: '9.9' },
  { name: 'job.closed', summary: 'A job was closed' },
];

it('places attempts from one end to the other, each after the one before', () => {
  const places = attempts.map((minutes) => placeOf(minutes, 4320));
  expect([places[0], places.at(-1)]).toEqual([0, 100]);
  expect(places).toEqual(places.toSorted((one, other) => one - other));
});

it('says something else of the attempts after the server is back', () => {
  const says = marksOf(attempts, 3720).map((mark) => mark.says.replace(/^\*\*.*?\*\*/, ''));
  expect(new Set(says).size).toBe(3);
  expect(says[1]).toBe(says[3]);
});

it('reads the attempt that gets through first', () => {
  render(
    <Attempts
      title="Sent again"
      lead="For three days."
      away={{ name: 'Server', hours: 62, says: 'Away' }}
      before={{ name: 'Before', hours: 24, says: 'A day' }}
      attempts={attempts}
    />,
  );
  expect(screen.getByRole('slider')).toHaveValue('4');
});

it('groups events by what they are about, and counts them', () => {
  expect(byRecord(events).map(({ record, events: own }) => [record, own.length])).toEqual([
    ['job', 2],
    ['leak', 1],
  ]);
  const samples = ['One', 'Two'].map((language) => ({ language, code: `${language}()` }));
  render(
    <EventList
      title="{count} events"
      newest="New"
      signature="Signed"
      says="How."
      samples={samples}
      events={events}
    />,
  );
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('3 events');
  expect(screen.getAllByRole('radio')).toHaveLength(samples.length);
});
