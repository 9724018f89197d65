import { useState } from 'react';
import { fill } from '../../../../text/fillWords';
import { minutesOfDay } from '../../../../time/minutesOfDay';
import { clock } from '../../../../ui/plot/segments';
import { Legend } from '../../../../ui/plot/Legend';
import { Emphasis } from '../../../../ui/primitives/Emphasis';
import { Split } from '../../../../ui/primitives/Split';
import { Stack } from '../../../../ui/primitives/Stack';
import { Text } from '../../../../ui/primitives/Text';
import { PanelSection } from '../../../../ui/product-ui/parts/PanelSection';
import type { SectionProps } from '../../../../content-model/sectionProps';
import { FloorControls } from './FloorControls';
import { FloorPlan } from './FloorPlan';
import { FloorTable } from './FloorTable';
import { RoomView } from './RoomView';
import { countsOf, FILLS, STATES, type Mode } from './day';
import type { floorDay } from './schema';
import words from './words.json';

/** A floor through a day: turn the hour, change what decides on the air, open a room. */
export function FloorDay(section: SectionProps<typeof floorDay>) {
  const { anchor, place, rooms, air, start, act } = section;
  const first = minutesOfDay(start.hour);
  const [minute, turn] = useState(first);
  const [mode, setMode] = useState<Mode>('clock');
  const [chosen, choose] = useState(start.room);
  const room = rooms.find(({ number }) => number === chosen);
  const counts = countsOf(rooms, minute, mode, air);
  const title = fill(section.title, {
    nobody: countsOf(rooms, first, 'clock', air).nobody,
    rooms: rooms.length,
  });
  return (
    <PanelSection {...{ title, anchor, act }} note={place}>
      <Split ratio="8:4">
        <Stack gap={4} isWide>
          <FloorControls {...{ section, minute, mode }} onTurn={turn} onMode={setMode} />
          <FloorPlan {...{ section, minute, mode, chosen }} onChoose={choose} />
          <div aria-live="polite">
            <Text look="verdict">
              <Emphasis text={fill(words.verdict, { hour: clock(minute), ...counts })} />
            </Text>
          </div>
          <Legend items={STATES.map((state) => ({ fill: FILLS[state], text: words[state] }))} />
        </Stack>
        {room ? <RoomView key={room.number} {...{ section, room, mode }} /> : null}
      </Split>
      <noscript>
        <FloorTable rooms={rooms} />
      </noscript>
    </PanelSection>
  );
}
