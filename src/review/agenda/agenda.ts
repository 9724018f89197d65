import { calendarFile } from '../../time/calendar';
import type { Verdict } from '../compare/review';
import type { SiteRecord } from '../record/schema';

type Day = SiteRecord['days'][number];

/** Something that the site does by itself on a day, or that somebody should have done by then. */
export interface AgendaDay {
  readonly on: string;
  /** `stop`: the build stops after it. `look`: a person is needed. `fine`: it goes by itself. */
  readonly verdict: Verdict;
  readonly kind: Day['kind'];
  readonly says: string;
  /** What becomes of the site, or what to do. */
  readonly then: string;
  /** An address, or a file below `content/`. */
  readonly at: string;
}

const SAID: Readonly<
  Record<Day['kind'], readonly [verdict: Verdict, says: (what: string) => string, then: string]>
> = {
  starts: ['fine', (what) => `“${what}” begins.`, 'Its page and the hubs say that it is on.'],
  ends: [
    'fine',
    (what) => `“${what}” has been held.`,
    'Its form gives way to what comes after, and the hubs list it as past.',
  ],
  closes: [
    'fine',
    (what) => `“${what}” closes at the end of the day.`,
    'The form is gone the day after, and the list has one opening less.',
  ],
  appears: ['fine', (what) => `“${what}” appears.`, 'Production has the page from this day on.'],
  promo: [
    'look',
    (what) => `The bar above every page goes: “${what}”.`,
    'Nothing takes its place by itself.',
  ],
  'read-again': [
    'look',
    (what) => `“${what}” was last read a year ago.`,
    'Read it as a reader does, then set updated in its file.',
  ],
  claim: [
    'stop',
    (what) => `The claim “${what}” runs out.`,
    'The build stops the day after: renew it with its source, or take the figure off its pages.',
  ],
};

/** What calendars and lists call it. */
export const NEEDS: Readonly<Record<Verdict, string>> = {
  stop: 'The build stops',
  look: 'A person is needed',
  fine: 'Goes by itself',
};

/** The days of a record, each said in a sentence. What begins and ends on one day is said once. */
export function agendaOf(days: readonly Day[]): AgendaDay[] {
  const ends = new Set(days.flatMap(({ on, kind, at }) => (kind === 'ends' ? `${on} ${at}` : [])));
  return days
    .filter(({ on, kind, at }) => kind !== 'starts' || !ends.has(`${on} ${at}`))
    .map(({ on, kind, what, at }) => {
      const [verdict, says, then] = SAID[kind];
      return { on, verdict, kind, says: says(what), then, at };
    });
}

/** A day, so many days later. */
export const dayAfter = (day: string, days = 1): string =>
  new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);

/** Days that are over, days to come until another, and how many come after that. */
export function untilDay(agenda: readonly AgendaDay[], today: string, until: string) {
  const open = agenda.filter(({ on }) => on >= today);
  const near = open.filter(({ on }) => on <= until);
  return {
    late: agenda.filter(({ on }) => on < today),
    near,
    later: open.length - near.length,
  };
}

/** The same as a calendar that a team subscribes to: each is an entry of a whole day. */
export const agendaCalendar = (
  agenda: readonly AgendaDay[],
  origin: string,
  today: string,
): string =>
  calendarFile(
    agenda.map(({ on, verdict, kind, says, then, at }) => ({
      url: `${origin}${at.startsWith('/') ? at : `/review/${at}`}#${kind}`,
      title: `${NEEDS[verdict]}: ${says}`,
      description: then,
      place: at,
      startsAt: on,
      endsAt: dayAfter(on),
      changed: today,
    })),
    'What the site does by itself',
  );
