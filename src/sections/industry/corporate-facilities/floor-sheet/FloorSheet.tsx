import { useState } from 'react';
import { fill } from '../../../../text/fillWords';
import { Legend } from '../../../../ui/plot/Legend';
import { ChoiceLine } from '../../../../ui/primitives/ChoiceLine';
import { Heading } from '../../../../ui/primitives/Heading';
import { Rows } from '../../../../ui/primitives/Rows';
import { Split } from '../../../../ui/primitives/Split';
import { Stack } from '../../../../ui/primitives/Stack';
import { Text } from '../../../../ui/primitives/Text';
import { PanelSection } from '../../../../ui/product-ui/parts/PanelSection';
import type { SectionProps } from '../../../../content-model/sectionProps';
import { WeekendPlan } from './WeekendPlan';
import type { floorSheet } from './schema';
import { FILLS, sumOf, TONES } from './tones';
import words from './words.json';

/** The hour is a choice, and so is the room, whose weekend opens beside the plan. */
export function FloorSheet(section: SectionProps<typeof floorSheet>) {
  const { title, lead, anchor, place, instants, rooms, start, origin, act } = section;
  const [instant, setInstant] = useState(instants.length - 1);
  const [chosen, choose] = useState(start);
  const room = rooms.find(({ number }) => number === chosen);
  const hour = instants[instant];
  if (!room || !hour) return null;
  return (
    <PanelSection {...{ title, lead, anchor, act }} name={place}>
      <Stack gap={4} isWide>
        <ChoiceLine
          legend={words.hours}
          isLegendHidden
          value={String(instant)}
          onChange={(key) => setInstant(Number(key))}
          choices={instants.map(({ day, clock }, index) => ({
            key: String(index),
            content: (
              <Text as="span" look="label">
                {day} {clock}
              </Text>
            ),
          }))}
        />
        <div role="status">
          <Text look="verdict">{fill(words.sum, { ...hour, counts: sumOf(rooms, instant) })}</Text>
        </div>
        <Split ratio="8:4">
          <Stack gap={3} isWide>
            <WeekendPlan rooms={rooms} instant={instant} chosen={chosen} onChoose={choose} />
            <Legend items={TONES.map((tone) => ({ fill: FILLS[tone], text: words.tones[tone] }))} />
          </Stack>
          <Stack gap={3} isWide>
            <Heading level={3} size="sm">
              {room.name}, {room.number}
            </Heading>
            <Rows as="dl">
              {instants.map(({ day, clock }, index) => (
                <div key={day}>
                  <Text as="dt" look="small" isSoft>
                    {day} {clock}
                  </Text>
                  <Text as="dd" look={index === instant ? 'label' : 'small'}>
                    {room.states[index]?.text}
                  </Text>
                </div>
              ))}
            </Rows>
          </Stack>
        </Split>
        <Text look="source">{origin}</Text>
      </Stack>
    </PanelSection>
  );
}
