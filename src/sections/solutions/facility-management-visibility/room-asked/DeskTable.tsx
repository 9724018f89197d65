import { DataTable } from '../../../../ui/primitives/DataTable';
import type { SectionProps } from '../../../../content-model/sectionProps';
import { minutesOf } from './asked';
import { duration } from './duration';
import type { roomAsked } from './schema';
import words from './words.json';

type DeskTableProps = Pick<SectionProps<typeof roomAsked>, 'desks' | 'ways'>;

/** How long each desk waits, before and with us, for those without scripts. */
export const DeskTable = ({ desks, ways }: DeskTableProps) => (
  <DataTable
    caption={words.all}
    isCaptionShown
    columns={[words.desk, ...ways, { name: words.answer, isWhole: true }]}
    groups={[
      {
        rows: desks.map((desk) => ({
          key: desk.name,
          head: desk.name,
          cells: [
            duration(minutesOf(desk, 'before')),
            duration(minutesOf(desk, 'with')),
            desk.answer,
          ],
        })),
      },
    ]}
  />
);
