import { Section } from '../../../ui/primitives/Section';
import { Text } from '../../../ui/primitives/Text';
import { RailsDay } from './RailsDay';
import { RailsHours } from './RailsHours';
import { RailsKey } from './RailsKey';
import type { SectionProps } from '../../../content-model/sectionProps';
import type { rails } from './schema';
import * as styles from './Rails.module.css';

/** Bars per day on one scale, with a legend. */
export function Rails(props: SectionProps<typeof rails>) {
  const { title, lead, anchor, hours, activities, days, source } = props;
  return (
    <Section title={title} lead={lead} anchor={anchor}>
      <div className={styles.root}>
        <RailsHours {...hours} />
        {days.map((day) => (
          <RailsDay key={day.title} day={day} activities={activities} from={hours.from} />
        ))}
        <RailsKey activities={activities} />
        <Text look="source" className={styles.source}>
          {source}
        </Text>
      </div>
    </Section>
  );
}
