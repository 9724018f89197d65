import events from '../../copy/event.json';
import webinars from '../../copy/webinar.json';
import { standingAt } from '../../time/standingAt';
import { endOf, stateAt } from '../../time/stateAt';
import type { FoundPage } from '../page';

type Data = Readonly<Record<string, unknown>>;

/** What an article tells today. */
export interface Shown {
  /** The sentence under its title. */
  readonly lead: string;
  readonly data: Data;
  readonly body: string;
  /** Of a body that stands after what the page lists. */
  readonly heading?: string;
}

const without = (data: Data, keys: readonly string[]): Data =>
  Object.fromEntries(Object.entries(data).filter(([key]) => !keys.includes(key)));

const SEAT = ['tickets', 'seats', 'registration'];

function event(shown: Shown, now: number): Shown {
  const { data } = shown;
  const standing = standingAt(now, data as unknown as Parameters<typeof standingAt>[1]);
  if (standing === 'canceled') {
    const rest = without(data, [...SEAT, 'takeaways', 'recap']);
    return { ...shown, data: rest, heading: events.ifCanceled.told };
  }
  if (standing !== 'past') {
    return { ...shown, data: without(data, ['recap']), heading: events.ifComing.told };
  }
  const { lead, ...recap } = (data['recap'] ?? {}) as { lead?: string } & Data;
  const rest = without(data, [...SEAT, 'terms', 'moved', 'takeaways']);
  return { lead: lead ?? shown.lead, data: { ...rest, recap }, body: '' };
}

function webinar(shown: Shown, now: number): Shown {
  const { startsAt, minutes, recording, agenda } = shown.data as unknown as {
    startsAt: string;
    minutes: number;
    recording?: string;
    agenda: readonly Data[];
  };
  const isSaid = stateAt(now, startsAt, endOf(startsAt, minutes)) === 'past' && !recording;
  const planned = agenda.map((part) => without(part, ['said']));
  const data = isSaid ? shown.data : { ...shown.data, agenda: planned };
  return { ...shown, data, heading: webinars.about };
}

/**
 * What a page tells on the day of the build: before an event what is planned, afterwards what came of
 * it; what was said at a webinar when it is over (EventBody.tsx, WebinarAgenda.tsx).
 */
export function shownOf({ kind, data, body, description, today }: FoundPage): Shown {
  const { lead = description, ground } = data as { lead?: string; ground?: string };
  const shown = { lead, data, body };
  const now = Date.parse(today);
  if (kind === 'Event') return event(shown, now);
  if (kind === 'Webinar') return webinar(shown, now);
  return kind === 'Infographic' && ground ? { ...shown, heading: ground } : shown;
}
