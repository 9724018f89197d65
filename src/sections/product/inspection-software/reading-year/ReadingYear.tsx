import { useState } from 'react';
import { ChoiceRow } from '../../../../ui/primitives/ChoiceRow';
import { DataTable } from '../../../../ui/primitives/DataTable';
import { Text } from '../../../../ui/primitives/Text';
import { PanelSection } from '../../../../ui/product-ui/parts/PanelSection';
import type { SectionProps } from '../../../../content-model/sectionProps';
import { YearPlot } from './YearPlot';
import type { readingYear } from './schema';
import words from './words.json';

/** The readings of a year side by side; the chosen one is drawn with its limits and where it leads. */
export function ReadingYear(section: SectionProps<typeof readingYear>) {
  const { title, lead, anchor, first, rows } = section;
  const [chosen, choose] = useState(rows[0]?.name);
  const row = rows.find(({ name }) => name === chosen);
  return (
    <PanelSection {...{ title, lead, anchor }}>
      <ChoiceRow
        legend={words.legend}
        isLegendHidden
        look="list"
        value={chosen}
        onChange={choose}
        choices={rows.map(({ name, verdict }) => ({
          key: name,
          content: (
            <Text as="b" look="label">
              {name}
            </Text>
          ),
          note: verdict,
        }))}
        detail={row ? <YearPlot row={row} first={first} /> : null}
      />
      <noscript>
        <DataTable
          caption={words.all}
          isCaptionShown
          columns={words.columns}
          groups={[
            {
              rows: rows.map(({ name, unit, values, verdict }) => ({
                key: name,
                head: `${name}, ${unit}`,
                cells: [values[0], values.at(-1), verdict],
              })),
            },
          ]}
        />
      </noscript>
    </PanelSection>
  );
}
