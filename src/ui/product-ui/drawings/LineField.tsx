import type { LineField as LineFieldData } from '../../../content-model/drawings/lineField';
import { formatCount } from '../../../format/number';
import * as styles from './LineField.module.css';

/** Outline of a run of dots, row by row, in units of a dot. */
function outline(columns: number, from: number, to: number): string {
  const [firstRow, firstColumn] = [Math.floor(from / columns), from % columns];
  const [lastRow, lastColumn] = [Math.floor(to / columns), to % columns];
  const start = `M${firstColumn} ${firstRow}`;
  if (firstRow === lastRow) return `${start}H${lastColumn}V${firstRow + 1}H${firstColumn}Z`;
  const end = lastColumn > 0 ? `V${lastRow}H${lastColumn}V${lastRow + 1}H0` : `V${lastRow}H0`;
  return `${start}H${columns}${end}V${firstRow + 1}H${firstColumn}Z`;
}

/** Records of old asset lists as dots, in order of outcome. */
export function LineField({ per, columns, dot, parts }: LineFieldData) {
  const ends = parts.map((_, index) =>
    Math.round(parts.slice(0, index + 1).reduce((sum, { lines }) => sum + lines, 0) / per),
  );
  const rows = Math.ceil((ends.at(-1) ?? 0) / columns);
  return (
    <div className={styles.root}>
      <svg viewBox={`0 0 ${columns} ${rows}`} className={styles.field}>
        {parts.map(({ mark }) => (
          <pattern
            key={mark}
            id={`dots-${mark}`}
            width="1"
            height="1"
            patternUnits="userSpaceOnUse"
          >
            <circle cx=".5" cy=".5" r={mark === 'speck' ? 0.12 : 0.34} className={styles[mark]} />
          </pattern>
        ))}
        {parts.map(({ mark }, index) => (
          <path
            key={mark}
            d={outline(columns, ends[index - 1] ?? 0, ends[index] ?? 0)}
            fill={`url(#dots-${mark})`}
          />
        ))}
      </svg>
      <p className={styles.dot}>{dot}</p>
      <ul className={styles.parts}>
        {parts.map(({ lines, title, text, mark }) => (
          <li key={mark} className={styles.part}>
            <svg viewBox="0 0 1 1" className={styles.sign}>
              <circle cx=".5" cy=".5" r={mark === 'speck' ? 0.16 : 0.38} className={styles[mark]} />
            </svg>
            <b className={styles.count}>{formatCount(lines)}</b>
            <b>{title}</b>
            <span className={styles.text}>{text}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
