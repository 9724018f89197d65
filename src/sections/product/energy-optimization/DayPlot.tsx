import type { ReactNode } from 'react';
import { Plot } from '../../../ui/plot/Plot';
import { Stroke } from '../../../ui/plot/Stroke';
import { place } from '../../../ui/plot/place';
import { area, heightOf, level, line, percentOf, stairs } from '../../../ui/plot/scale';
import { Text } from '../../../ui/primitives/Text';
import type { Day } from './day';
import { degreesOf, hoursOf, placeOf } from './readings';
import type { Setting, Walls } from './walls';
import * as styles from './DayPlot.module.css';

interface DayPlotProps {
  readonly day: Day;
  readonly walls: Walls;
  readonly settings: readonly Setting[];
  /** Over the whole window. */
  readonly isWide?: boolean;
  readonly className?: string | undefined;
  /** The probe of what reads it. */
  readonly children: ReactNode;
}

/** A setpoint over a day between two walls, filled from where it stood before; dashed is what it would have liked. */
export function DayPlot({ day, walls, settings, isWide, className, children }: DayPlotProps) {
  const { bottom, ceiling, before, beforeName, wanted, returned } = day;
  const range = { from: bottom, to: ceiling };
  const steps = (values: readonly number[]) =>
    stairs(
      [...values, values.at(-1) ?? before].map((value, index) => ({
        x: placeOf(day, index),
        y: heightOf(value, range),
      })),
    );
  const set = steps(settings.map(({ value }) => value));
  const edges = [
    { wall: walls.up, end: ceiling, look: styles.up },
    { wall: walls.low, end: bottom, look: styles.low },
  ];
  const drops = (settings[returned.from]?.value ?? before) < (wanted[returned.from] ?? before);
  return (
    <Plot
      isWide={isWide}
      className={className}
      columns={hoursOf(day)}
      strokes={
        <>
          <Stroke kind="area" fill="measured" path={area(set, level(before, range))} />
          {edges.map(({ wall, end }) => (
            <Stroke
              key={end}
              kind="area"
              fill="strong"
              path={area(level(end, range), level(wall, range))}
            />
          ))}
          <Stroke kind="dashed" fill="wait" path={line(steps(wanted))} />
          <Stroke kind="line" fill="late" path={line(set)} />
        </>
      }
    >
      {edges.map(({ wall, look }) => (
        <span
          key={look}
          className={`${styles.wall} ${look}`}
          style={place({ y: heightOf(wall, range) })}
        >
          <Text as="span" look="label">
            {degreesOf(wall)}
          </Text>
        </span>
      ))}
      <span className={styles.before} style={place({ y: heightOf(before, range) })}>
        <Text as="span" look="tick" className={styles.name}>
          {beforeName}
        </Text>
      </span>
      {drops ? (
        <span
          className={styles.back}
          style={place({
            x: placeOf(day, returned.from),
            y: heightOf(walls.up, range),
            end: percentOf(walls.low, range),
          })}
        >
          <Text as="span" look="tick" className={styles.name}>
            {returned.name}
          </Text>
        </span>
      ) : null}
      {children}
    </Plot>
  );
}
