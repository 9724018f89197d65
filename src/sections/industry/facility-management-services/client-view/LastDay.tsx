import { Grid } from '../../../../ui/primitives/Grid';
import { Rows } from '../../../../ui/primitives/Rows';
import { Stack } from '../../../../ui/primitives/Stack';
import { Heading } from '../../../../ui/primitives/Heading';
import { Terms } from '../../../../ui/primitives/Terms';
import { Text } from '../../../../ui/primitives/Text';
import type { SectionProps } from '../../../../content-model/sectionProps';
import type { clientView } from './schema';
import words from './words.json';

type LastDayProps = SectionProps<typeof clientView>['lastDay'];

/** What goes to the client with the building, a machine for example, and what stays. */
export const LastDay = ({ goes, stays, fields, note }: LastDayProps) => (
  <Grid columns={3}>
    <Part title={words.goes} items={goes} />
    <Stack gap={3} isWide>
      <Heading level={3} size="sm">
        {words.fields}
      </Heading>
      <Terms width="6rem" terms={fields} />
    </Stack>
    <Part title={words.stays} items={stays} note={note} />
  </Grid>
);

interface PartProps {
  readonly title: string;
  readonly items: readonly string[];
  readonly note?: string;
}

const Part = ({ title, items, note }: PartProps) => (
  <Stack gap={3} isWide>
    <Heading level={3} size="sm">
      {title}
    </Heading>
    <Rows>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </Rows>
    {note ? (
      <Text look="small" isSoft>
        {note}
      </Text>
    ) : null}
  </Stack>
);
