import { parseFile } from '../../src/registry/check/parseFile';
import { readContent } from '../../src/registry/check/readContent';
import { kindOfFile } from '../../src/registry/kinds';
import type { Event } from '../../src/kinds/event/schema';

const events = [...readContent().files]
  .filter(([file]) => kindOfFile(file)?.name === 'Event')
  .map(([file, text]) => parseFile(file, text).data as unknown as Event)
  .sort((one, other) => Date.parse(one.startsAt) - Date.parse(other.startsAt));

it('closes each event in words and with a picture of its own', () => {
  const closings = events.map(({ closing }) => closing);
  expect(new Set(closings.map((closing) => closing?.title)).size).toBe(events.length);
  expect(new Set(closings.map((closing) => closing?.lead)).size).toBe(events.length);
  expect(new Set(closings.map((closing) => closing?.image?.src.split('/').pop())).size).toBe(
    events.length,
  );
});

it('tells of each event with seats left where they are, how to get there and what is step-free', () => {
  const toCome = events.filter(({ seats, recap }) => seats && !recap);
  expect(toCome.filter(({ seats, way, access }) => !seats?.title || !way || !access)).toEqual([]);
});
