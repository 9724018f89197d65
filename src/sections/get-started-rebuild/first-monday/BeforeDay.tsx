import { Heading } from '../../../ui/primitives/Heading';
import { Text } from '../../../ui/primitives/Text';
import type { SectionProps } from '../../../content-model/sectionProps';
import type { firstMonday } from './schema';
import * as styles from './BeforeDay.module.css';

type BeforeDayProps = Pick<SectionProps<typeof firstMonday>, 'beforeTitle' | 'before'>;

/** The way from the form to the day, along the line that the day goes on with. */
export const BeforeDay = ({ beforeTitle, before }: BeforeDayProps) => (
  <div className={styles.root}>
    <Heading level={2} size="sm">
      {beforeTitle}
    </Heading>
    <ol className={styles.way}>
      {before.map(({ when, title, text }) => (
        <li key={when} className={styles.step}>
          <Text look="label" className={styles.when}>
            {when}
          </Text>
          <Text look="name">{title}</Text>
          <Text look="small" isSoft>
            {text}
          </Text>
        </li>
      ))}
    </ol>
  </div>
);
