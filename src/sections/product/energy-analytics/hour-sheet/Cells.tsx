import { place } from '../../../../ui/plot/place';
import { COUNTS, powerIn, type Fold } from './fold';
import * as styles from './Cells.module.css';

/** Power at which the hue of the family is full, and at which that of too much is, in kW. */
const MIDDLE = 9;
const MOST = 17;

/** A folded year as cells of a plot, darker where it draws more. */
export function Cells({ fold }: { readonly fold: Fold }) {
  const width = 1000 / COUNTS[fold];
  const height = 1000 / 24;
  return Array.from({ length: COUNTS[fold] }, (_, column) =>
    powerIn(fold, column).map((power, hour) => (
      <rect
        key={`${column} ${hour}`}
        className={power > MIDDLE ? styles.high : styles.low}
        x={column * width}
        y={hour * height}
        width={width}
        height={height}
        style={place({
          share:
            power > MIDDLE ? ((power - MIDDLE) / (MOST - MIDDLE)) * 100 : (power / MIDDLE) * 100,
        })}
      />
    )),
  );
}
