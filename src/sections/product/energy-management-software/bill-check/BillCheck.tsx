import { useState } from 'react';
import { fill } from '../../../../text/fillWords';
import { DataTable } from '../../../../ui/primitives/DataTable';
import { Emphasis } from '../../../../ui/primitives/Emphasis';
import { Range } from '../../../../ui/primitives/Range';
import { Scripted } from '../../../../ui/primitives/Scripted';
import { Split } from '../../../../ui/primitives/Split';
import { Stack } from '../../../../ui/primitives/Stack';
import { Text } from '../../../../ui/primitives/Text';
import { PanelSection } from '../../../../ui/product-ui/parts/PanelSection';
import type { SectionProps } from '../../../../content-model/sectionProps';
import { BillMonth } from './BillMonth';
import { BillPlot } from './BillPlot';
import { differenceOf, kwh, waits } from './bills';
import type { billCheck } from './schema';
import words from './words.json';

/** The widest limit that can be set, in percent, and its steps. */
const WIDEST = 12;
const STEP = 0.5;

/** A year of bills against the meters: set how far apart they may lie, and open the ones that wait. */
export function BillCheck(section: SectionProps<typeof billCheck>) {
  const { title, lead, anchor, place, months, agrees, start, act } = section;
  const [chosen, choose] = useState(start);
  const [limit, setLimit] = useState(section.limit);
  const month = months[chosen];
  const waiting = months.filter((each) => waits(each, limit)).length;
  const percent = fill(words.percent, { percent: limit });
  return (
    <PanelSection {...{ title, lead, anchor, act }} name={place}>
      <Split ratio="8:4">
        <Stack gap={4} isWide>
          <BillPlot {...{ months, limit, chosen, start }} onChoose={choose} />
          <Scripted>
            <Text look="label">
              {words.limit} {percent}
            </Text>
            <Range
              label={words.limit}
              value={limit}
              min={STEP}
              max={WIDEST}
              step={STEP}
              valueText={percent}
              onChange={setLimit}
            />
          </Scripted>
          <div role="status">
            <Text look="verdict">
              <Emphasis text={fill(words.sum, { waiting, booked: months.length - waiting })} />
            </Text>
          </div>
        </Stack>
        {month ? <BillMonth {...{ month, limit, agrees }} /> : null}
      </Split>
      <noscript>
        <DataTable
          caption={words.table}
          isCaptionShown
          columns={[
            words.month,
            { name: words.billed, isFigures: true },
            { name: words.metered, isFigures: true },
            words.gap,
            { name: words.cause, isWhole: true },
          ]}
          groups={[
            {
              rows: months.map((each) => ({
                key: each.name,
                head: each.name,
                cells: [kwh(each.billed), kwh(each.metered), differenceOf(each), each.cause ?? ''],
              })),
            },
          ]}
        />
      </noscript>
    </PanelSection>
  );
}
