import { fill } from '../../../../text/fillWords';
import { minutesOfDay } from '../../../../time/minutesOfDay';
import { Band } from '../../../../ui/plot/Band';
import { Lanes } from '../../../../ui/plot/Lanes';
import { ReadOut } from '../../../../ui/plot/ReadOut';
import { middleOf, percentOf } from '../../../../ui/plot/scale';
import { clock } from '../../../../ui/plot/segments';
import { Heading } from '../../../../ui/primitives/Heading';
import { Stack } from '../../../../ui/primitives/Stack';
import { Terms } from '../../../../ui/primitives/Terms';
import { Text } from '../../../../ui/primitives/Text';
import type { SectionProps } from '../../../../content-model/sectionProps';
import { lanesOf, type Mode } from './day';
import type { floorDay, Room } from './schema';
import words from './words.json';

interface RoomViewProps {
  readonly section: SectionProps<typeof floorDay>;
  readonly room: Room;
  readonly mode: Mode;
}

/** A room, opened: what was said, read and found, and its day as booked, used and conditioned. */
export function RoomView({ section, room, mode }: RoomViewProps) {
  const { air } = section;
  const { number, name, seats, said } = room;
  const hours = { from: minutesOfDay(section.hours.from), to: minutesOfDay(section.hours.to) };
  const at = (minute: number): number => percentOf(minute, hours);
  const lanes = lanesOf(room, mode, air);
  const middle = (hours.from + hours.to) / 2;
  return (
    <Stack gap={4} isWide>
      <div>
        <Heading level={3} size="sm">
          {name ? `${number} ${name}` : number}
        </Heading>
        <Text look="small" isSoft>
          {fill(words.seats, { seats })}
        </Text>
      </div>
      {said ? (
        <Terms
          width="3rem"
          terms={[
            { label: words.said, value: `“${said.words}” ${said.when}` },
            { label: words.read, value: said.read },
            { label: words.was, value: said.was },
          ]}
        />
      ) : (
        <Text look="small" isSoft>
          {words.quiet}
        </Text>
      )}
      <ReadOut
        isDown
        label={fill(words.label, { number })}
        marks={lanes.map(({ says }, index) => ({ at: middleOf(index, lanes.length), says }))}
        start={lanes.length - 1}
      >
        {(probe) => (
          <Lanes
            ticks={[hours.from, middle, hours.to].map((minute) => ({
              at: at(minute),
              text: clock(minute),
            }))}
            lanes={lanes.map((lane, index) => ({
              name: lane.name,
              content: lane.spans.map(({ from, to }) => (
                <Band key={from} from={at(from)} to={at(to)} fill={lane.fill} mark={index} />
              )),
            }))}
          >
            {probe}
          </Lanes>
        )}
      </ReadOut>
    </Stack>
  );
}
