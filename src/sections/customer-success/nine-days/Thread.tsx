import { Portrait } from '../../../ui/primitives/Portrait';
import { Text } from '../../../ui/primitives/Text';
import type { SectionProps } from '../../../content-model/sectionProps';
import { daysOf } from './board';
import type { nineDays } from './schema';
import words from './words.json';
import * as styles from './Thread.module.css';

/** Messages of a day and of the one before it: ours at the left, the customer’s at the right. */
export function Thread({ engineer, you, days }: SectionProps<typeof nineDays>) {
  return (
    <div className={styles.root}>
      <div className={styles.who}>
        <Portrait person={engineer} />
        <Text look="small">
          <b>{engineer.name}</b>, {engineer.role}
        </Text>
      </div>
      <ol aria-label={words.thread} className={styles.messages}>
        {days.flatMap(({ name, said }, index) =>
          said.map(({ by, text }) => (
            <li key={text} data-choice={daysOf(index)} data-by={by} className={styles.message}>
              <Text look="source">
                {by === 'us' ? engineer.name.split(' ')[0] : you}, {name.toLowerCase()}
              </Text>
              <Text look="small">{text}</Text>
            </li>
          )),
        )}
      </ol>
    </div>
  );
}
