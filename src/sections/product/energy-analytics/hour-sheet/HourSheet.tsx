import { useState } from 'react';
import { ChoiceRow } from '../../../../ui/primitives/ChoiceRow';
import { Split } from '../../../../ui/primitives/Split';
import { Stack } from '../../../../ui/primitives/Stack';
import { Text } from '../../../../ui/primitives/Text';
import { PanelSection } from '../../../../ui/product-ui/parts/PanelSection';
import type { SectionProps } from '../../../../content-model/sectionProps';
import { ColumnDay } from './ColumnDay';
import { HourRanges } from './HourRanges';
import { SheetPlot } from './SheetPlot';
import { columnOf, powerIn, type Fold, type Place } from './fold';
import type { hourSheet } from './schema';
import words from './words.json';

/** A year at full size: touch an hour and its day is drawn; fold it, and months or weekdays lie beside one another. */
export function HourSheet(section: SectionProps<typeof hourSheet>) {
  const { title, lead, anchor, place, map, start, folds, act } = section;
  const [fold, setFold] = useState<Fold>('year');
  const [at, setAt] = useState<Place>({ column: columnOf('year', start.day), hour: start.hour });
  const power = powerIn(fold, at.column);
  const refold = (key: string) => {
    const next = folds.find((each) => each.fold === key)?.fold ?? 'year';
    setFold(next);
    setAt({ column: columnOf(next, start.day), hour: start.hour });
  };
  const shown = { fold, at, power };
  return (
    <PanelSection {...{ title, lead, anchor, act }} name={place}>
      <Stack gap={4} isWide>
        <ChoiceRow
          legend={words.folds}
          isLegendHidden
          isShort
          value={fold}
          onChange={refold}
          choices={folds.map(({ fold: key, name }) => ({ key, content: name }))}
        />
        <Split ratio="8:4">
          <Stack gap={3} isWide>
            <SheetPlot {...shown} map={map} onRead={setAt} />
            <HourRanges {...shown} onRead={setAt} />
          </Stack>
          <ColumnDay {...shown} />
        </Split>
        <div role="status">
          <Text look="verdict">{folds.find((each) => each.fold === fold)?.says}</Text>
        </div>
      </Stack>
      <noscript>
        <ul>
          {folds.map(({ fold: key, name, says }) => (
            <li key={key}>
              {name}: {says}
            </li>
          ))}
        </ul>
      </noscript>
    </PanelSection>
  );
}
