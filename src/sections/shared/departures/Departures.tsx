import { useHydrated } from '../../../browser/useHydrated';
import { useBuildNow } from '../../../ui/time/useBuildNow';
import { Opening } from '../../../ui/hero/Opening';
import { Container } from '../../../ui/primitives/Container';
import { Board } from './Board';
import { dayInShort } from '../../../time/inWords';
import { departuresAt, nextOf, OWN, seatsOf, UNIVERSAL } from './departureTimes';
import type { SectionProps } from '../../../content-model/sectionProps';
import type { departures } from './schema';
import words from './words.json';

/** Opening whose drawing is a board of dates with its form. Past dates disappear by the visitor’s clock. */
export function Departures(section: SectionProps<typeof departures>) {
  const { arrangement, facts, departing, noDates } = section;
  const now = useBuildNow();
  const clock = useHydrated() ? OWN : UNIVERSAL;
  const dates = departuresAt(now, departing);
  const next = nextOf(dates);
  const when = next ? `${dayInShort(clock(next.at))}, ${seatsOf(next)}` : noDates.title;
  const board = <Board section={section} dates={dates} clock={clock} />;
  return (
    <Opening
      opening={{ ...section, facts: [...facts, { label: words.next, text: when }] }}
      drawing={arrangement === 'section' ? <Container>{board}</Container> : board}
    />
  );
}
