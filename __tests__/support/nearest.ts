import { compare } from '../../src/review/compare/compare';
import type { Change } from '../../src/review/compare/review';
import type { SiteRecord } from '../../src/review/record/schema';
import { ofVerdict } from '../../src/review/show/say';
import { dayAfter, type AgendaDay } from '../../src/review/agenda/agenda';

/** A day of the agenda, with all that happens on it. */
export interface Turn {
  readonly on: string;
  /** The first day on which a build shows it. */
  readonly builtAs: string;
  readonly entries: readonly AgendaDay[];
}

/** Kinds that change the site on their day; the others do once it is over. */
const AT_ONCE: readonly AgendaDay['kind'][] = ['starts', 'appears', 'read-again'];

/** A build stops after the last day of a claim, so that is the last day to build as. */
const builtAs = (on: string, entries: readonly AgendaDay[]): string =>
  entries.every(({ kind }) => kind === 'claim' || AT_ONCE.includes(kind)) ? on : dayAfter(on);

/** The nearest days to come on which the site changes by itself. */
export function nearest(agenda: readonly AgendaDay[], today: string, most: number): Turn[] {
  const days = new Map<string, AgendaDay[]>();
  for (const entry of agenda.filter(({ on }) => on >= today)) {
    days.set(entry.on, [...(days.get(entry.on) ?? []), entry]);
  }
  return [...days]
    .slice(0, most)
    .map(([on, entries]) => ({ on, builtAs: builtAs(on, entries), entries }));
}

/** What a visitor is told of an entry besides its own page: the pages that link to it in their own words. */
const linksTo = ({ pages }: SiteRecord, at: string): string[] =>
  pages
    .filter(({ path, links }) => path !== at && links.some(([, href]) => href === at))
    .map(({ path }) => path);

const isOn = (changes: readonly Change[], path: string): boolean =>
  changes.some(({ pages }) => pages.some(({ was, is }) => was === path || is === path));

/**
 * What went wrong between the builds before and after a day, in one sentence each: something stops that
 * the agenda does not say, or what ended, closed or appeared moved no other page.
 */
export function strayFrom({ on, entries }: Turn, before: SiteRecord, after: SiteRecord): string[] {
  const { changes, ...review } = compare(before, after);
  const stops = ofVerdict({ changes, ...review }, 'stop').flatMap(({ title, findings }) =>
    findings.filter(({ verdict }) => verdict === 'stop').map(({ says }) => `${title}: ${says}`),
  );
  const moving = entries.filter(({ kind }) => ['ends', 'closes', 'appears'].includes(kind));
  const unmoved = moving.flatMap(({ at, says }) => {
    const around = [...new Set([...linksTo(before, at), ...linksTo(after, at)])];
    return around.some((path) => isOn(changes, path))
      ? []
      : [`${on}: ${says} None of the pages that link to it changed: ${around.join(', ')}`];
  });
  return [...stops, ...unmoved];
}
