import copy from '../../../copy/event.json';
import words from './words.json';
import { byClock } from '../../../time/byClock';
import { standingAt } from '../../../time/standingAt';
import { BrowseEnd } from '../../../ui/browse/BrowseEnd';
import { FacetRow } from '../../../ui/browse/FacetRow';
import { FacetSelect } from '../../../ui/browse/FacetSelect';
import { useBrowse } from '../../../ui/browse/useBrowse';
import { FirstOf } from '../../../ui/primitives/FirstOf';
import { Heading } from '../../../ui/primitives/Heading';
import { Scripted } from '../../../ui/primitives/Scripted';
import { EventRow } from './EventRow';
import * as styles from './EventBrowser.module.css';

interface EventBrowserProps {
  readonly events: readonly Queries.EventEntryFragment[];
  readonly now: number;
  /** Headings of coming and of past events. */
  readonly later: string;
  readonly earlier: string;
}

const LIST = 'all-events';
const FACETS = ['series', 'city'];

/** Number of events in view of each list. */
const FIRST = 5;

const row = (event: Queries.EventEntryFragment) => <EventRow key={event.path} {...event} />;

const wordFor = (series: string): string => copy.series[series as keyof typeof copy.series];

/** List of coming, then past events, filtered by series and city. */
export function EventBrowser({ events, now, later, earlier }: EventBrowserProps) {
  const { first, later: coming, past } = byClock(events, now);
  const entries = first && !past.includes(first) ? [first, ...coming, ...past] : past;
  const browsed = useBrowse({
    entries,
    facets: FACETS,
    index: entries.map(({ series, venue }) => [series, venue.city]),
  });
  const isOver = (event: Queries.EventEntryFragment): boolean =>
    standingAt(now, { ...event, canceled: null }) === 'past';
  const lists = [
    { name: later, shown: browsed.shown.filter((event) => !isOver(event)) },
    { name: earlier, shown: browsed.shown.filter(isOver) },
  ].filter(({ shown }) => shown.length > 0);
  return (
    <>
      <Scripted>
        <div className={styles.filters}>
          <FacetRow browsed={browsed} facet="series" label={words.bySeries} wordFor={wordFor} />
          <FacetSelect browsed={browsed} facet="city" label={words.byCity} all={words.allCities} />
        </div>
      </Scripted>
      <div id={LIST} className={styles.lists}>
        {lists.map(({ name, shown }) => (
          <section key={name} aria-label={name}>
            <Heading level={3} size="xs" className={styles.name}>
              {name}
            </Heading>
            <FirstOf items={shown} count={FIRST}>
              {(rows) => <ul>{rows.map(row)}</ul>}
            </FirstOf>
          </section>
        ))}
      </div>
      <BrowseEnd browsed={browsed} list={LIST} />
    </>
  );
}
