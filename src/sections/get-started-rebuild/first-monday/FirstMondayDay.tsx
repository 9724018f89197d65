import { flagsOf, hourTicks, placeInDay } from './dayStrip';
import { Axis } from '../../../ui/plot/Axis';
import { place } from '../../../ui/plot/place';
import { Heading } from '../../../ui/primitives/Heading';
import { Text } from '../../../ui/primitives/Text';
import type { SectionProps } from '../../../content-model/sectionProps';
import type { firstMonday } from './schema';
import * as styles from './FirstMondayDay.module.css';

type Day = Pick<
  SectionProps<typeof firstMonday>,
  'dayTitle' | 'dayFrom' | 'dayTo' | 'moments' | 'oursKey' | 'yoursKey'
>;

/** One axis, your people above it and our engineer below; on phones a list in order. */
export function FirstMondayDay({ dayTitle, dayFrom, dayTo, moments, oursKey, yoursKey }: Day) {
  return (
    <div className={styles.root}>
      <div className={styles.head}>
        <Heading level={2} size="sm">
          {dayTitle}
        </Heading>
        <ul className={styles.lanes}>
          <Text as="li" look="small" className={styles.named}>
            <i className={styles.dot} /> {yoursKey}
          </Text>
          <Text as="li" look="small" className={styles.named}>
            <i className={`${styles.dot} ${styles.ours}`} /> {oursKey}
          </Text>
        </ul>
      </div>
      <div className={styles.day}>
        <div aria-hidden="true" className={styles.hours}>
          <Axis
            ticks={hourTicks(dayFrom, dayTo).map((hour) => ({
              at: placeInDay(hour, dayFrom, dayTo),
              text: hour,
            }))}
          />
        </div>
        <ol className={styles.moments}>
          {flagsOf(moments, dayFrom, dayTo).map(
            ({ at, title, text, isOurs, x, w, row, isBack }) => (
              <li
                key={at}
                style={place({ x, w })}
                data-row={row}
                data-is-back={isBack || undefined}
                className={styles.moment}
              >
                <i className={isOurs ? `${styles.dot} ${styles.ours}` : styles.dot} />
                <div className={styles.words}>
                  <Text look="name">
                    <time>{at}</time> {title}
                  </Text>
                  <Text look="source">{text}</Text>
                </div>
              </li>
            ),
          )}
        </ol>
      </div>
    </div>
  );
}
