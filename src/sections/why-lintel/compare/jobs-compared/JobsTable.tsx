import { fill } from '../../../../text/fillWords';
import { ActLine } from '../../../../ui/primitives/ActLine';
import { DataTable } from '../../../../ui/primitives/DataTable';
import { Fold } from '../../../../ui/primitives/Fold';
import { Emphasis } from '../../../../ui/primitives/Emphasis';
import { PickedAgainst } from '../../../../ui/primitives/PickedAgainst';
import { Section } from '../../../../ui/primitives/Section';
import { Text } from '../../../../ui/primitives/Text';
import type { SectionProps } from '../../../../content-model/sectionProps';
import type { jobsCompared } from './schema';
import words from './words.json';

/** The jobs in words, one kind of software at a time against ours, the best of each row bold; phones fold it. */
export const JobsTable = ({
  anchor,
  tools,
  jobs,
  table,
  tableLead,
  act,
}: SectionProps<typeof jobsCompared>) => (
  <Section title={table} lead={tableLead} anchor={anchor} head="split" size="md" isTight>
    <Fold
      isOpenWide
      title={
        <Text as="span" look="label">
          {words.all}
        </Text>
      }
    >
      <PickedAgainst words={words.against} rivals={tools.slice(0, -1).map(({ name }) => name)}>
        <DataTable
          caption={table}
          look="ours"
          columns={['', ...tools.map(({ name }) => ({ name, isHalf: true }))]}
          groups={[
            {
              rows: jobs.map(({ name, cells }) => ({
                key: name,
                head: name,
                cells: cells.map(({ level, says }) => (
                  <Emphasis
                    key={says}
                    text={fill(level === 'best' ? words.bestCell : words.cell, { says })}
                  />
                )),
              })),
            },
          ]}
        />
      </PickedAgainst>
    </Fold>
    <ActLine {...act} />
  </Section>
);
