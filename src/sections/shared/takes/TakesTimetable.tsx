import { place } from '../../../ui/plot/place';
import { Text } from '../../../ui/primitives/Text';
import type { SectionProps } from '../../../content-model/sectionProps';
import type { takes } from './schema';
import words from './words.json';
import * as styles from './TakesTimetable.module.css';

type Parts = SectionProps<typeof takes>['parts'];

const WEEK = words.week.length;

/** Working days as a timetable has them: a part begins on its weekday and lasts until the next, or Friday. */
export const TakesTimetable = ({ parts }: { readonly parts: Parts }) => (
  <div className={styles.root}>
    <div aria-hidden="true" className={styles.week}>
      {words.week.map((day) => (
        <Text key={day} look="label" as="span">
          {day}
        </Text>
      ))}
    </div>
    <dl className={styles.parts}>
      {parts.map(({ when, text, day = 1 }, index) => {
        const at = (day - 1) % WEEK;
        const left = (parts[index + 1]?.day ?? Infinity) - day;
        return (
          <div
            key={when}
            style={place({ at: String(at), days: String(Math.min(left, WEEK - at)) })}
          >
            <Text look="figureSm" as="dt">
              {when}
            </Text>
            <dd>{text}</dd>
          </div>
        );
      })}
    </dl>
  </div>
);
