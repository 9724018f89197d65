import { useId } from 'react';
import { fill } from '../../../../text/fillWords';
import { place } from '../../../../ui/plot/place';
import { Icon } from '../../../../ui/primitives/Icon';
import { Pick } from '../../../../ui/primitives/Pick';
import { Text } from '../../../../ui/primitives/Text';
import type { SectionProps } from '../../../../content-model/sectionProps';
import { FILLS, stateOf, type Mode } from './day';
import type { floorDay } from './schema';
import words from './words.json';
import * as styles from './FloorPlan.module.css';

interface FloorPlanProps {
  readonly section: SectionProps<typeof floorDay>;
  readonly minute: number;
  readonly mode: Mode;
  readonly chosen: string;
  readonly onChoose: (number: string) => void;
}

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly depth: number;
}

/** Rooms to scale, each a choice; what fills one says whether anyone is in it. On phones north is at the left. */
export function FloorPlan({ section, minute, mode, chosen, onChoose }: FloorPlanProps) {
  const { plan, rooms, cores, air } = section;
  const name = useId();
  const at = ({ x, y, width, depth }: Box) =>
    place({
      x: (x / plan.width) * 100,
      y: (y / plan.depth) * 100,
      w: (width / plan.width) * 100,
      d: (depth / plan.depth) * 100,
    });
  return (
    <fieldset className={styles.root} style={place({ ratio: `${plan.width} / ${plan.depth}` })}>
      <legend className="visuallyHidden">{words.rooms}</legend>
      {rooms.map((room) => {
        const state = stateOf(room, minute, mode, air);
        return (
          <label
            key={room.number}
            className={styles.room}
            style={at(room)}
            data-fill={FILLS[state]}
            data-state={state}
          >
            <Pick
              type="radio"
              name={name}
              checked={room.number === chosen}
              onChange={() => onChoose(room.number)}
              aria-label={fill(words.room, {
                number: room.number,
                name: room.name ?? '',
                state: words[state],
              })}
            />
            <Text as="span" look="tick" className={styles.number}>
              {room.number}
            </Text>
            {room.said ? <Icon name="message" className={styles.said} /> : null}
          </label>
        );
      })}
      {cores.map((core) => (
        <Text key={core.name} as="span" look="tick" className={styles.core}>
          <span className={styles.inner} style={at(core)}>
            {core.name}
          </span>
        </Text>
      ))}
    </fieldset>
  );
}
