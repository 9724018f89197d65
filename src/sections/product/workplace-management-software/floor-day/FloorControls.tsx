import { minutesOfDay } from '../../../../time/minutesOfDay';
import { clock } from '../../../../ui/plot/segments';
import { ChoiceRow } from '../../../../ui/primitives/ChoiceRow';
import { Range } from '../../../../ui/primitives/Range';
import { Scripted } from '../../../../ui/primitives/Scripted';
import type { SectionProps } from '../../../../content-model/sectionProps';
import type { Mode } from './day';
import type { floorDay } from './schema';
import words from './words.json';
import * as styles from './FloorControls.module.css';

interface FloorControlsProps {
  readonly section: SectionProps<typeof floorDay>;
  readonly minute: number;
  readonly mode: Mode;
  readonly onTurn: (minute: number) => void;
  readonly onMode: (mode: Mode) => void;
}

const HALF_HOUR = 30;

/** The hour of the day, and what decides on the air. */
export function FloorControls(props: FloorControlsProps) {
  const { section, minute, mode, onTurn, onMode } = props;
  const from = minutesOfDay(section.hours.from);
  const to = minutesOfDay(section.hours.to);
  const middle = (from + to) / 2;
  return (
    <Scripted className={styles.root}>
      <ChoiceRow
        legend={words.modes}
        isLegendHidden
        value={mode}
        onChange={(key) => onMode(key as Mode)}
        choices={(['clock', 'use'] as const).map((key) => ({ key, content: words[key] }))}
      />
      <Range
        label={words.hour}
        value={minute}
        min={from}
        max={to}
        step={HALF_HOUR}
        valueText={clock(minute)}
        ticks={[from, middle, to].map(clock)}
        onChange={onTurn}
      />
    </Scripted>
  );
}
