import type { ReactNode } from 'react';
import { byClock } from '../../dates/byClock';
import { useBuildNow } from '../../dates/useBuildNow';
import { Cards } from '../entries/Cards';
import { EntryList } from '../entries/EntryList';
import { Container } from '../primitives/Container';
import { Section } from '../primitives/Section';
import type { LiveEventTimes } from './LiveEventState';

interface LiveEventHubProps<Page> {
  readonly pages: readonly Page[];
  readonly anchor: string | null;
  /** Headings of what comes after the next one, and of what is over. */
  readonly later: string;
  readonly title: string;
  readonly first: (page: Page) => ReactNode;
  readonly past: (page: Page) => ReactNode;
}

type Entry = Queries.EntryFragment & LiveEventTimes;

/** The next of a kind, large, what comes after it, and what those that are over left behind. */
export function LiveEventHub<Page extends Entry>(props: LiveEventHubProps<Page>) {
  const { pages, anchor, later, title, first, past } = props;
  const lists = byClock(pages, useBuildNow());
  return (
    <>
      <Container id={anchor}>{lists.first ? first(lists.first) : null}</Container>
      {lists.later.length > 0 ? (
        <Section title={later} size="md">
          <EntryList pages={lists.later} />
        </Section>
      ) : null}
      {lists.past.length > 0 ? (
        <Section title={title} size="md">
          <Cards>{lists.past.map(past)}</Cards>
        </Section>
      ) : null}
    </>
  );
}
