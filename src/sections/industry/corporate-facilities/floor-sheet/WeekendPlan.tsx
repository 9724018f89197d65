import { useId } from 'react';
import { Pick } from '../../../../ui/primitives/Pick';
import { Text } from '../../../../ui/primitives/Text';
import { place } from '../../../../ui/plot/place';
import type { SectionProps } from '../../../../content-model/sectionProps';
import type { floorSheet } from './schema';
import { FILLS } from './tones';
import words from './words.json';
import * as styles from './WeekendPlan.module.css';

interface WeekendPlanProps {
  readonly rooms: SectionProps<typeof floorSheet>['rooms'];
  /** Which of the hours, from 0. */
  readonly instant: number;
  /** Number of the room that is open. */
  readonly chosen: string;
  readonly onChoose: (number: string) => void;
}

/** The rooms of a floor, each a choice, filled by its state at the hour. */
export function WeekendPlan({ rooms, instant, chosen, onChoose }: WeekendPlanProps) {
  const group = useId();
  return (
    <fieldset>
      <legend className="visuallyHidden">{words.rooms}</legend>
      <div className={styles.plan}>
        {rooms.map(({ number, name, column, row, columns, states }) => {
          const tone = states[instant]?.tone ?? 'ready';
          return (
            <label
              key={number}
              className={styles.room}
              data-fill={FILLS[tone]}
              style={place({ column: String(column), row: String(row), columns: String(columns) })}
            >
              <Pick
                type="radio"
                name={group}
                value={number}
                checked={number === chosen}
                onChange={() => onChoose(number)}
              />
              <Text as="b" look="label">
                {name}
              </Text>
              <span>
                {number}
                <span className="visuallyHidden">, {words.tones[tone]}</span>
              </span>
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
