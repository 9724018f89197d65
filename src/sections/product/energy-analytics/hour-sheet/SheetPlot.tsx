import type { PointerEvent } from 'react';
import type { Tick } from '../../../../ui/plot/Axis';
import { Plot } from '../../../../ui/plot/Plot';
import { place } from '../../../../ui/plot/place';
import { middleOf } from '../../../../ui/plot/scale';
import { YearImage } from '../YearImage';
import { months } from '../months';
import { Cells } from './Cells';
import { COUNTS, nameOf, type Fold, type Place } from './fold';
import words from './words.json';
import * as styles from './SheetPlot.module.css';

interface SheetPlotProps {
  readonly fold: Fold;
  readonly at: Place;
  readonly map: Queries.PictureFileFragment;
  readonly onRead: (at: Place) => void;
}

const HOURS = 24;

const heights: readonly Tick[] = words.hours.map((text) => ({
  at: (Number.parseInt(text, 10) / HOURS) * 100,
  text,
}));

/** Labels below a folded year, each below its column. */
const columnsOf = (fold: Fold): Tick[] =>
  Array.from({ length: COUNTS[fold] }, (_, column) => ({
    at: middleOf(column, COUNTS[fold]),
    text: nameOf(fold, column).slice(0, 3),
  }));

/** Number of the part in which a place lies. */
const partOf = (offset: number, length: number, parts: number): number =>
  Math.min(parts - 1, Math.max(0, Math.floor((offset / length) * parts)));

/** Hours from top to bottom, columns from left to right; the one that is read is framed. */
export function SheetPlot({ fold, at, map, onRead }: SheetPlotProps) {
  const count = COUNTS[fold];
  const read = ({ currentTarget, clientX, clientY }: PointerEvent<HTMLDivElement>) => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    onRead({
      column: partOf(clientX - left, width, count),
      hour: partOf(clientY - top, height, HOURS),
    });
  };
  const cell = {
    x: (at.column / count) * 100,
    y: (at.hour / HOURS) * 100,
    w: 100 / count,
    h: 100 / HOURS,
  };
  return (
    <Plot
      className={styles.plot}
      heights={heights}
      columns={fold === 'year' ? months : columnsOf(fold)}
      strokes={fold === 'year' ? <YearImage src={map.src} /> : <Cells fold={fold} />}
    >
      <i className={styles.cross} style={place(cell)} />
      <div role="presentation" className={styles.touch} onPointerMove={read} onPointerDown={read} />
    </Plot>
  );
}
