import type { ChangeEvent, CSSProperties, InputHTMLAttributes } from 'react';
import { Text } from './Text';
import * as styles from './Range.module.css';

type Native = Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'type' | 'value' | 'min' | 'max' | 'step' | 'onChange' | 'style' | 'className'
>;

export interface RangeProps extends Native {
  /** Accessible name, if no label refers to it. */
  readonly label?: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly step?: number;
  /** Value with unit, for screen readers. */
  readonly valueText?: string;
  /** What stands below it, from one end to the other. */
  readonly ticks?: readonly string[];
  readonly onChange: (value: number) => void;
}

/** Filled share of the track in percent, clamped. */
const fillOf = (value: number, min: number, max: number): number =>
  max > min ? Math.min(Math.max(((value - min) / (max - min)) * 100, 0), 100) : 0;

/** Slider; a number field beside it takes exact values. */
export function Range({
  label,
  value,
  min,
  max,
  step = 1,
  valueText,
  ticks,
  onChange,
  ...rest
}: RangeProps) {
  const style = { '--fill': `${fillOf(value, min, max)}%` } as CSSProperties;
  const input = (
    <input
      {...rest}
      {...{ value, min, max, step, style }}
      type="range"
      className={styles.root}
      aria-label={label}
      aria-valuetext={valueText}
      onChange={(event: ChangeEvent<HTMLInputElement>) => onChange(event.target.valueAsNumber)}
    />
  );
  if (!ticks) return input;
  return (
    <div>
      {input}
      <div className={styles.ticks} aria-hidden="true">
        {ticks.map((tick) => (
          <Text key={tick} as="span" look="tick">
            {tick}
          </Text>
        ))}
      </div>
    </div>
  );
}
