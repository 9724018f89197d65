import { place } from '../../../ui/plot/place';
import { Text } from '../../../ui/primitives/Text';
import type { SectionProps } from '../../../content-model/sectionProps';
import type { takes } from './schema';
import * as styles from './TakesWeeks.module.css';

type Parts = SectionProps<typeof takes>['parts'];

/** Four weeks. */
const DAYS = 28;

/** A ruler of 28 days; the words of a part stand under the day on which it begins. */
export function TakesWeeks({ parts }: { readonly parts: Parts }) {
  return (
    <ol className={styles.root}>
      {parts.map(({ when, text, day = 1, isQuiet }, index) => {
        const days = (parts[index + 1]?.day ?? DAYS + 1) - day;
        const isLast = index === parts.length - 1;
        return (
          <li key={when} style={place({ day: String(day), days: String(days) })}>
            <i className={isQuiet ? styles.quiet : isLast ? styles.live : styles.begin} />
            <Text look="name" as="b">
              {when}
            </Text>
            <Text>{text}</Text>
          </li>
        );
      })}
    </ol>
  );
}
