import { fill } from '../../../text/fillWords';
import { DataTable } from '../../../ui/primitives/DataTable';
import { Emphasis } from '../../../ui/primitives/Emphasis';
import { Fold } from '../../../ui/primitives/Fold';
import { Text } from '../../../ui/primitives/Text';
import type { SectionProps } from '../../../content-model/sectionProps';
import type { sharedWeeks } from './schema';
import words from './words.json';

const cellOf = (hours: number, work: string) => (
  <Emphasis text={fill(words.cell, { hours, work })} />
);

/** What each side does in which week, for those who take the page along; open on paper. */
export const AllWeeks = ({ all, columns, weeks }: SectionProps<typeof sharedWeeks>) => (
  <Fold
    title={
      <Text as="span" look="label">
        {all}
      </Text>
    }
  >
    <DataTable
      caption={all}
      columns={columns}
      groups={[
        {
          rows: weeks.map(({ when, ourHours, ourWork, yourHours, yourWork }) => ({
            key: when,
            head: when,
            cells: [cellOf(ourHours, ourWork), cellOf(yourHours, yourWork)],
          })),
        },
      ]}
    />
  </Fold>
);
