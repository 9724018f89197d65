import { useState } from 'react';
import { fill } from '../../../../text/fillWords';
import { Legend } from '../../../../ui/plot/Legend';
import { DataTable } from '../../../../ui/primitives/DataTable';
import { Split } from '../../../../ui/primitives/Split';
import { Stack } from '../../../../ui/primitives/Stack';
import { PanelSection } from '../../../../ui/product-ui/parts/PanelSection';
import type { SectionProps } from '../../../../content-model/sectionProps';
import { CaseCells } from './CaseCells';
import { CaseView } from './CaseView';
import { FILLS } from './fills';
import { nightOf, rangOf } from './nightOf';
import type { caseBoard } from './schema';
import words from './words.json';

/** The cases of a store as buttons; the chosen one opens beside them, on phones below. */
export function CaseBoard(section: SectionProps<typeof caseBoard>) {
  const { title, lead, anchor, place, cases, start, act } = section;
  const [chosen, choose] = useState(start);
  const cold = cases.find(({ number }) => number === chosen);
  return (
    <PanelSection
      title={fill(title, { rang: rangOf(cases) })}
      {...{ lead, anchor, act }}
      name={place}
    >
      <Split ratio="7:5">
        <Stack gap={4} isWide>
          <CaseCells cases={cases} chosen={chosen} onChoose={choose} />
          <Legend
            items={(['called', 'rested', 'quiet'] as const).map((outcome) => ({
              shape: 'line',
              fill: FILLS[outcome],
              text: words[outcome],
            }))}
          />
        </Stack>
        {cold ? <CaseView cold={cold} /> : null}
      </Split>
      <noscript>
        <DataTable
          caption={words.all}
          isCaptionShown
          columns={[words.case, words.highest, { name: words.note, isWhole: true }]}
          groups={[
            {
              rows: cases.map((each) => {
                const { highest, note } = nightOf(each);
                return {
                  key: String(each.number),
                  head: `${each.number}, ${each.name}`,
                  cells: [highest, note],
                };
              }),
            },
          ]}
        />
      </noscript>
    </PanelSection>
  );
}
