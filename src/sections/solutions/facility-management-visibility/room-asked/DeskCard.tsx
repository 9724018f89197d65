import { fill } from '../../../../text/fillWords';
import { Text } from '../../../../ui/primitives/Text';
import type { SectionProps } from '../../../../content-model/sectionProps';
import { hopAt, minutesOf, type Way } from './asked';
import { duration } from './duration';
import type { roomAsked } from './schema';
import words from './words.json';
import * as styles from './DeskCard.module.css';

interface DeskCardProps {
  readonly desk: SectionProps<typeof roomAsked>['desks'][number];
  readonly way: Way;
  /** Minutes since the question. */
  readonly now: number;
}

/** A desk, its question, and what it has by now: a stop on the way, or the answer on its screen. */
export function DeskCard({ desk, way, now }: DeskCardProps) {
  const { name, asks, screen, answer } = desk;
  const minutes = minutesOf(desk, way);
  const knows = minutes <= now;
  const isRead = knows && way === 'with';
  const state = knows
    ? fill(way === 'with' ? words.knows : words.known, { time: duration(minutes) })
    : words.waits;
  return (
    <li className={styles.root} data-knows={knows ? way : undefined}>
      <Text as="b" look="name">
        {name}
      </Text>
      <Text as="span" look="small" isSoft>
        {fill(words.asks, { question: asks })}
      </Text>
      <span className={styles.screen}>
        <Text as="b" look="label">
          {state}
        </Text>
        <Text as="span" look="small">
          {isRead ? answer : hopAt(desk, now)}
        </Text>
        {isRead ? (
          <Text as="span" look="source" className={styles.where}>
            {screen}
          </Text>
        ) : null}
      </span>
    </li>
  );
}
