import type { SectionProps } from '../../../content-model/sectionProps';
import { Section } from '../../../ui/primitives/Section';
import { Text } from '../../../ui/primitives/Text';
import * as styles from './FirstMonth.module.css';
import type { firstMonth } from './schema';

/** What became of a number of tests: a square for each in one wall, and below it each share with its count. */
export const FirstMonth = ({ title, lead, parts }: SectionProps<typeof firstMonth>) => (
  <Section title={title} lead={lead} head="side" ground="sunken" isTight>
    <div className={styles.wall} aria-hidden="true">
      {parts.flatMap(({ count, fill }) =>
        Array.from({ length: count }, (_, index) => (
          <i key={`${fill}${index}`} data-fill={fill} className={styles.square} />
        )),
      )}
    </div>
    <ul className={styles.parts}>
      {parts.map(({ count, fill, name }) => (
        <li key={name} data-fill={fill} className={styles.part}>
          <i className={styles.square} />
          <Text as="span" look="figureSm">
            {count}
          </Text>
          <Text as="span">{name}</Text>
        </li>
      ))}
    </ul>
  </Section>
);
