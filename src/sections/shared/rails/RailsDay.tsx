import { fill } from '../../../text/fillWords';
import copy from './words.json';
import { Heading } from '../../../ui/primitives/Heading';
import { Text } from '../../../ui/primitives/Text';
import { RailsBar } from './RailsBar';
import { RailsTable } from './RailsTable';
import { place, total } from '../../../ui/plot/segments';
import type { SectionProps } from '../../../content-model/sectionProps';
import type { rails } from './schema';
import * as styles from './RailsDay.module.css';

interface RailsDayProps {
  readonly day: SectionProps<typeof rails>['days'][number];
  /** Activities of the segments; the first is totaled. */
  readonly activities: readonly SectionProps<typeof rails>['activities'][number][];
  /** First hour of the day. */
  readonly from: number;
}

const lowerFirst = (words: string): string => words.charAt(0).toLowerCase() + words.slice(1);

/** Working day as a bar, with the total of the first activity. */
export function RailsDay({ day, activities, from }: RailsDayProps) {
  const byId = new Map(activities.map((activity) => [activity.id, activity]));
  const segments = place(day.segments, from).map((segment) => ({
    ...segment,
    name: byId.get(segment.activity)?.name ?? segment.activity,
    pattern: byId.get(segment.activity)?.pattern ?? 'outlined',
  }));
  const [counted] = activities;
  const { time, percent } = total(day.segments, counted?.id ?? '');
  const sum = fill(copy.sum, { activity: lowerFirst(counted?.name ?? ''), percent });

  return (
    <div className={styles.root}>
      <div className={styles.head}>
        <Heading level={3} size="xs">
          {day.title}
        </Heading>
        <Text look="small" isSoft>
          {day.note}
        </Text>
      </div>
      <RailsBar label={fill(copy.sentence, { day: day.title, time, sum })} segments={segments} />
      <Text look="small" isSoft>
        <strong className={styles.time}>{time}</strong> {sum}
      </Text>
      <RailsTable title={day.title} segments={segments} />
    </div>
  );
}
