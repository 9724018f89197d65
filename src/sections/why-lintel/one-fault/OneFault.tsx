import { Band } from '../../../ui/plot/Band';
import { Lanes } from '../../../ui/plot/Lanes';
import { Legend } from '../../../ui/plot/Legend';
import { ReadOut } from '../../../ui/plot/ReadOut';
import { percentOf } from '../../../ui/plot/scale';
import { Stack } from '../../../ui/primitives/Stack';
import { Text } from '../../../ui/primitives/Text';
import { PanelSection } from '../../../ui/product-ui/parts/PanelSection';
import type { SectionProps } from '../../../content-model/sectionProps';
import { fills, lengthsOf, marksOf, phases } from './lengths';
import type { oneFault } from './schema';
import words from './words.json';

/** One fault on one scale of days, once for each way of managing a building; each says what it cost. */
export function OneFault(section: SectionProps<typeof oneFault>) {
  const { title, lead, anchor, name, note, months, lastDay, perDay, ways, source, act } = section;
  const hatchOf = (phase: string) => (phase === 'unowned' ? 1 : undefined);
  return (
    <PanelSection {...{ title, lead, anchor, name, note, act }}>
      <Stack gap={4} isWide>
        <Legend
          items={phases.map((phase) => ({
            text: section.phases[phase],
            fill: fills[phase],
            hatch: hatchOf(phase),
          }))}
        />
        <ReadOut
          isDown
          label={words.label}
          marks={marksOf(ways, perDay)}
          start={ways.length - 1}
          hasHint
        >
          {(probe) => (
            <Lanes
              ticks={months.map(({ name: text, day }) => ({
                text,
                at: percentOf(day, { from: 0, to: lastDay }),
              }))}
              lanes={ways.map((way, index) => ({
                name: way.name,
                content: lengthsOf(way, lastDay).map(({ phase, from, to }) => (
                  <Band
                    key={phase}
                    {...{ from, to }}
                    fill={fills[phase]}
                    hatch={hatchOf(phase)}
                    mark={index}
                  />
                )),
              }))}
            >
              {probe}
            </Lanes>
          )}
        </ReadOut>
        <Text look="source">{source}</Text>
      </Stack>
    </PanelSection>
  );
}
