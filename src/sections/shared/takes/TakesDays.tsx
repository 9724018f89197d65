import { Grid } from '../../../ui/primitives/Grid';
import { Text } from '../../../ui/primitives/Text';
import type { SectionProps } from '../../../content-model/sectionProps';
import type { takes } from './schema';
import * as styles from './TakesDays.module.css';

type Parts = SectionProps<typeof takes>['parts'];

/** A row of days up to the last one marked; below it, what happens on them. */
export function TakesDays({ parts }: { readonly parts: Parts }) {
  const marked = parts.map(({ day }) => day ?? 0);
  const days = Array.from({ length: Math.max(...marked) }, (_, index) => index + 1);
  return (
    <div className={styles.root}>
      <div aria-hidden="true" className={styles.days}>
        {days.map((day) => (
          <Text
            key={day}
            look="tick"
            as="span"
            className={marked.includes(day) ? styles.marked : undefined}
          >
            {day}
          </Text>
        ))}
      </div>
      <Grid columns={parts.length === 4 ? 4 : parts.length === 2 ? 2 : 3} as="dl">
        {parts.map(({ when, text }) => (
          <div key={when}>
            <Text look="figureSm" as="dt">
              {when}
            </Text>
            <dd>{text}</dd>
          </div>
        ))}
      </Grid>
    </div>
  );
}
