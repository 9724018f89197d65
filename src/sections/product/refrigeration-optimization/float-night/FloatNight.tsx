import { useState } from 'react';
import { formatCount } from '../../../../format/number';
import { fill } from '../../../../text/fillWords';
import { DataTable } from '../../../../ui/primitives/DataTable';
import { Range } from '../../../../ui/primitives/Range';
import { Scripted } from '../../../../ui/primitives/Scripted';
import { Split } from '../../../../ui/primitives/Split';
import { Stack } from '../../../../ui/primitives/Stack';
import { Text } from '../../../../ui/primitives/Text';
import { PanelSection } from '../../../../ui/product-ui/parts/PanelSection';
import type { SectionProps } from '../../../../content-model/sectionProps';
import { NightHour } from './NightHour';
import { NightPlot } from './NightPlot';
import { energyOf } from './night';
import type { floatNight } from './schema';
import words from './words.json';

/** One range over a night: pressure, the case that decides, energy, and what holds the pressure back. */
export function FloatNight(section: SectionProps<typeof floatNight>) {
  const { title, lead, anchor, place, fixed, limit, hours, start, act } = section;
  const [chosen, choose] = useState(start);
  const energies = energyOf(hours, fixed);
  const hour = hours[chosen];
  const energy = energies[chosen];
  if (!hour || !energy) return null;
  return (
    <PanelSection
      title={fill(title, { saved: formatCount(energies.at(-1)?.sum ?? 0) })}
      {...{ lead, anchor, act }}
      name={place}
    >
      <Split ratio="8:4">
        <Stack gap={4} isWide>
          <NightPlot {...{ hours, fixed, limit, chosen, start }} onChoose={choose} />
          <Scripted>
            <Range
              label={words.hour}
              value={chosen}
              min={0}
              max={hours.length - 1}
              valueText={fill(words.value, { time: hour.time, psig: hour.psig })}
              onChange={choose}
            />
          </Scripted>
          <div aria-live="polite">
            <Text look="small" isSoft>
              {words.held}
            </Text>
            <Text look="verdict">{hour.held}</Text>
          </div>
        </Stack>
        <NightHour
          {...{ hour, energy, fixed }}
          from={hours[0]?.time ?? ''}
          most={Math.max(...hours.map(({ kwh }) => kwh))}
        />
      </Split>
      <noscript>
        <DataTable
          caption={words.table}
          isCaptionShown
          columns={[words.hour, words.suction, words.cold, { name: words.held, isWhole: true }]}
          groups={[
            {
              rows: hours.map(({ time, psig, cold, held }) => ({
                key: time,
                head: time,
                cells: [fill(words.psig, { psig }), cold.name, held],
              })),
            },
          ]}
        />
      </noscript>
    </PanelSection>
  );
}
