import { useState } from 'react';
import { ChoiceRow } from '../../../../ui/primitives/ChoiceRow';
import { DataTable } from '../../../../ui/primitives/DataTable';
import { Rows } from '../../../../ui/primitives/Rows';
import { Text } from '../../../../ui/primitives/Text';
import { PanelSection } from '../../../../ui/product-ui/parts/PanelSection';
import type { SectionProps } from '../../../../content-model/sectionProps';
import { sumOf, wayOf } from './moves';
import type { weekMoves } from './schema';
import words from './words.json';

/** Why jobs moved: the jobs of the chosen reason stand beside the list. */
export function WeekMoves(section: SectionProps<typeof weekMoves>) {
  const { title, lead, anchor, dayNames, reasons, start } = section;
  const [chosen, choose] = useState(reasons[start]?.name);
  const reason = reasons.find(({ name }) => name === chosen);
  return (
    <PanelSection {...{ title, lead, anchor }}>
      <ChoiceRow
        legend={words.legend}
        isLegendHidden
        look="list"
        value={chosen}
        onChange={choose}
        choices={reasons.map((each) => ({
          key: each.name,
          content: (
            <Text as="b" look="label">
              {each.name}
            </Text>
          ),
          note: sumOf(each),
        }))}
        detail={
          <Rows columns="5fr 7fr">
            {(reason?.jobs ?? []).map((job) => (
              <li key={job.name}>
                <span>
                  <Text look="label">{job.name}</Text>
                  <Text look="source">{wayOf(job, dayNames)}</Text>
                </span>
                <Text look="small" isSoft>
                  {job.why}
                </Text>
              </li>
            ))}
          </Rows>
        }
      />
      <noscript>
        <DataTable
          caption={words.all}
          isCaptionShown
          columns={words.columns}
          groups={reasons.map(({ name, jobs }) => ({
            title: name,
            rows: jobs.map((job) => ({
              key: job.name,
              head: job.name,
              cells: [wayOf(job, dayNames), job.why],
            })),
          }))}
        />
      </noscript>
    </PanelSection>
  );
}
