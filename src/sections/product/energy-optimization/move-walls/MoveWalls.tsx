import { useState } from 'react';
import { formatCount } from '../../../../format/number';
import { fill } from '../../../../text/fillWords';
import { Probe } from '../../../../ui/plot/Probe';
import { DataTable } from '../../../../ui/primitives/DataTable';
import { Emphasis } from '../../../../ui/primitives/Emphasis';
import { Range } from '../../../../ui/primitives/Range';
import { Scripted } from '../../../../ui/primitives/Scripted';
import { Split } from '../../../../ui/primitives/Split';
import { Stack } from '../../../../ui/primitives/Stack';
import { Text } from '../../../../ui/primitives/Text';
import { PanelSection } from '../../../../ui/product-ui/parts/PanelSection';
import type { SectionProps } from '../../../../content-model/sectionProps';
import { DayPlot } from '../DayPlot';
import { degreesOf, marksOf } from '../readings';
import { savedOf, settingsOf, type Walls } from '../walls';
import dayWords from '../words.json';
import { DaySaved } from './DaySaved';
import { WriteLog } from './WriteLog';
import type { moveWalls } from './schema';
import words from './words.json';

/** Move the walls of a day: the setpoint, its energy and its log follow. */
export function MoveWalls(section: SectionProps<typeof moveWalls>) {
  const { title, lead, anchor, place, day, lows, ups, fixed, start, act } = section;
  const drawn = { low: day.low, up: day.up };
  const [walls, setWalls] = useState<Walls>(drawn);
  const [chosen, choose] = useState(start);
  const settings = settingsOf(day, walls);
  const marks = marksOf(day, settings);
  const savedBetween = (some: Walls) => savedOf(day, some, { walls: drawn, saved: section.saved });
  const handles = [
    { key: 'up', ends: ups, value: walls.up },
    { key: 'low', ends: lows, value: walls.low },
  ] as const;
  return (
    <PanelSection {...{ title, lead, anchor, act }} name={place}>
      <Stack gap={4} isWide>
        <Split ratio="8:4">
          <Stack gap={3} isWide>
            <DayPlot {...{ day, walls, settings }}>
              <Probe
                label={dayWords.label}
                {...{ marks, chosen, start }}
                isDown={false}
                onChoose={choose}
              />
            </DayPlot>
            <div aria-live="polite">
              <Text look="small">
                <Emphasis text={marks[chosen]?.says ?? ''} />
              </Text>
            </div>
          </Stack>
          <Stack gap={5} isWide>
            <Scripted>
              <Stack gap={3} isWide>
                {handles.map(({ key, ends, value }) => (
                  <div key={key}>
                    <Text look="label">
                      {words[key]}, {degreesOf(value)}
                    </Text>
                    <Range
                      label={words[key]}
                      value={value}
                      min={ends.from}
                      max={ends.to}
                      valueText={degreesOf(value)}
                      onChange={(next) => setWalls({ ...walls, [key]: next })}
                    />
                  </div>
                ))}
              </Stack>
            </Scripted>
            <DaySaved {...{ settings, fixed }} saved={savedBetween(walls)} />
          </Stack>
        </Split>
        <WriteLog {...{ day, settings, chosen }} />
      </Stack>
      <noscript>
        <DataTable
          caption={words.table}
          isCaptionShown
          columns={[words.walls, { name: words.energy, isFigures: true }]}
          groups={[
            {
              rows: [{ low: lows.to, up: ups.from }, drawn, { low: lows.from, up: ups.to }].map(
                (pair) => ({
                  key: String(pair.low),
                  head: fill(words.pair, { low: pair.low, up: degreesOf(pair.up) }),
                  cells: [fill(words.kwh, { kwh: formatCount(savedBetween(pair)) })],
                }),
              ),
            },
          ]}
        />
      </noscript>
    </PanelSection>
  );
}
