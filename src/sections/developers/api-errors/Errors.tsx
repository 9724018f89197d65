import { DataTable } from '../../../ui/primitives/DataTable';
import { Section } from '../../../ui/primitives/Section';
import type { SectionProps } from '../../../content-model/sectionProps';
import { Coded } from '../Coded';
import type { apiErrors } from './schema';
import words from './words.json';

/** Errors, what each means, and what helps. */
export const Errors = ({ anchor, title, errors }: SectionProps<typeof apiErrors>) => (
  <Section {...{ anchor, title }} head="side" size="md" isTight ground="sunken">
    <DataTable
      caption={title}
      columns={words.columns}
      groups={[
        {
          rows: errors.map(({ code, means, helps }) => ({
            key: code,
            head: code,
            cells: [
              means,
              <span key="helps">
                <Coded text={helps} />
              </span>,
            ],
          })),
        },
      ]}
    />
  </Section>
);
