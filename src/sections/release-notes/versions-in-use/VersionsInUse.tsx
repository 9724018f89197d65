import { DataTable } from '../../../ui/primitives/DataTable';
import { Day } from '../../../ui/primitives/Day';
import { Section } from '../../../ui/primitives/Section';
import { Text } from '../../../ui/primitives/Text';
import type { SectionProps } from '../../../content-model/sectionProps';
import type { versionsInUse } from './schema';
import words from './words.json';
import * as styles from './VersionsInUse.module.css';

/** A row for each product, with its version large. */
export const VersionsInUse = ({
  title,
  lead,
  anchor,
  runs,
}: SectionProps<typeof versionsInUse>) => (
  <Section title={title} lead={lead} anchor={anchor} head="split" size="md" isTight>
    <DataTable
      caption={title}
      columns={[words.product, ...words.others]}
      groups={[
        {
          rows: runs.map(({ product, version, since, needs, older }) => ({
            key: product,
            head: (
              <span className={styles.product}>
                <Text as="span" look="figureSm" className={styles.version}>
                  {version}
                </Text>{' '}
                {product}
              </span>
            ),
            cells: [<Day key="since" iso={since} />, needs, older],
          })),
        },
      ]}
    />
  </Section>
);
