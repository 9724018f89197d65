import type { ListedEvent } from '../fileParts';

/** Events by what they are about: `job`, `invoice`; in their order. */
export function byRecord(
  events: readonly ListedEvent[],
): { readonly record: string; readonly events: readonly ListedEvent[] }[] {
  const records = new Set(events.map(({ name }) => recordOf(name)));
  return [...records].map((record) => ({
    record,
    events: events.filter(({ name }) => recordOf(name) === record),
  }));
}

const recordOf = (name: string): string => name.slice(0, name.indexOf('.'));
