import { Grid } from '../../../../ui/primitives/Grid';
import { Heading } from '../../../../ui/primitives/Heading';
import { Rows } from '../../../../ui/primitives/Rows';
import { Stack } from '../../../../ui/primitives/Stack';
import { Text } from '../../../../ui/primitives/Text';
import type { SectionProps } from '../../../../content-model/sectionProps';
import type { clientView } from './schema';
import words from './words.json';
import * as styles from './LastDay.module.css';

type LastDayProps = SectionProps<typeof clientView>['lastDay'];

/** What goes to the client with the building, a machine for example, and what stays. */
export const LastDay = ({ goes, stays, fields, note }: LastDayProps) => (
  <Grid columns={2} className={styles.root}>
    <Stack gap={4}>
      <Part title={words.goes} items={goes} />
      <dl className={styles.fields}>
        {fields.map(({ label, value }) => (
          <div key={label}>
            <Text as="dt" look="small" isSoft>
              {label}
            </Text>
            <Text as="dd" look="label">
              {value}
            </Text>
          </div>
        ))}
      </dl>
    </Stack>
    <Stack gap={4}>
      <Part title={words.stays} items={stays} />
      <Text isSoft>{note}</Text>
    </Stack>
  </Grid>
);

const Part = ({ title, items }: { readonly title: string; readonly items: readonly string[] }) => (
  <>
    <Heading level={3} size="sm">
      {title}
    </Heading>
    <Rows className={styles.rows}>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </Rows>
  </>
);
