import type { SectionProps } from '../../../content-model/sectionProps';
import { DASHES, heapOf, THICKNESS } from '../../../ui/plot/squares';
import { Section } from '../../../ui/primitives/Section';
import { Text } from '../../../ui/primitives/Text';
import * as styles from './FirstMonth.module.css';
import type { firstMonth } from './schema';

const PER_ROW = 10;

const Squares = ({ count }: { readonly count: number }) => {
  const { width, height, path } = heapOf(count, PER_ROW);
  return (
    <svg viewBox={`0 0 ${width} ${height}`} width={2 * width} aria-hidden="true">
      <path d={path} strokeDasharray={DASHES} strokeWidth={THICKNESS} className={styles.squares} />
    </svg>
  );
};

/** What became of a number of tests: a square for each, side by side where there is room. */
export const FirstMonth = ({ title, lead, anchor, parts }: SectionProps<typeof firstMonth>) => (
  <Section title={title} lead={lead} anchor={anchor} head="split" ground="sunken">
    <ul className={styles.root}>
      {parts.map(({ count, fill, name, text }) => (
        <li key={name} data-fill={fill} className={styles.part}>
          <Squares count={count} />
          <Text look="figureLg">
            {count}{' '}
            <Text as="span" look="unit">
              {name}
            </Text>
          </Text>
          <Text look="small" isSoft>
            {text}
          </Text>
        </li>
      ))}
    </ul>
  </Section>
);
