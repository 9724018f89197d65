import type { ChangeEvent, CSSProperties, InputHTMLAttributes } from 'react';
import * as styles from './Range.module.css';

type Native = Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'type' | 'value' | 'min' | 'max' | 'step' | 'onChange' | 'style' | 'className'
>;

interface RangeProps extends Native {
  /** Name of the slider, where no label points at it. */
  readonly label?: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly step?: number;
  /** The value with its unit, as it is spoken. */
  readonly valueText?: string;
  readonly onChange: (value: number) => void;
}

/** Share of the track that is filled, in percent; a value outside of it fills all or nothing. */
const fillOf = (value: number, min: number, max: number): number =>
  max > min ? Math.min(Math.max(((value - min) / (max - min)) * 100, 0), 100) : 0;

/** A slider. It is quick and not exact: a field for the number stands beside it. */
export function Range({
  label,
  value,
  min,
  max,
  step = 1,
  valueText,
  onChange,
  ...rest
}: RangeProps) {
  const style = { '--fill': `${fillOf(value, min, max)}%` } as CSSProperties;
  return (
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
}
