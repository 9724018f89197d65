import { place } from '../../../ui/plot/place';
import { css } from '../../../ui/plot/scale';
import { Track } from '../../../ui/plot/Track';
import { PriorityDot } from '../../../ui/product-ui/parts/PriorityDot';
import { Text } from '../../../ui/primitives/Text';
import type { PieceData } from './pieces';
import * as styles from './Piece.module.css';

const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

/** A small piece of interface, drawn from its data; words beside it say what it is. */
export function Piece(piece: PieceData) {
  switch (piece.kind) {
    case 'card':
      return (
        <span className={`${styles.surface} ${styles.card}`}>
          <Line label={piece.top} value={piece.state} />
          <Text look="name" as="b">
            {piece.title}
          </Text>
          {piece.rows.map(({ label, value }) => (
            <span key={label} className={styles.row}>
              <Line label={label} value={value} />
            </span>
          ))}
        </span>
      );
    case 'list':
      return (
        <span className={styles.surface}>
          {piece.rows.map(({ priority, title, state }) => (
            <span key={title} className={styles.job}>
              <PriorityDot priority={priority} />
              <Text look="label" as="b" className={styles.title}>
                {title}
              </Text>
              <Text look="small" as="span" className={styles.state}>
                {state}
              </Text>
            </span>
          ))}
        </span>
      );
    case 'year':
      return (
        <span className={styles.year}>
          {piece.values.map((value, index) => (
            <i key={index} style={{ height: `${value}%` }} />
          ))}
        </span>
      );
    case 'tree':
      return (
        <span className={styles.tree}>
          {piece.rows.map(({ text, share, isRest }) => (
            <span key={text}>
              <Track
                value={share}
                fill={isRest ? 'expected' : 'measured'}
                hatch={isRest ? 4 : undefined}
              />
              <Text look="small" as="span" className={styles.text}>
                {text}
              </Text>
            </span>
          ))}
        </span>
      );
    case 'route':
      return (
        <span className={styles.route}>
          <Text look="label" as="span">
            {piece.label}
          </Text>
          <span className={styles.stops}>
            {upTo(piece.stops).map((stop) => (
              <i key={stop} data-now={stop === piece.now ? '' : undefined} />
            ))}
          </span>
        </span>
      );
    case 'box':
      return (
        <span className={`${styles.surface} ${styles.box}`}>
          {piece.ports.map((port, index) => (
            <Text key={port} look="tick" as="span">
              <i data-now={index + 1 === piece.live ? '' : undefined} />
              {port}
            </Text>
          ))}
        </span>
      );
    case 'doors':
      return (
        <span className={styles.doors}>
          {upTo(piece.count).map((door) => (
            <i key={door} data-now={door === piece.open ? '' : undefined} />
          ))}
        </span>
      );
    case 'sheet':
      return (
        <span className={styles.sheet}>
          {piece.rows.map((row, index) => (
            <i key={index} style={place({ cells: cells(row) })} />
          ))}
        </span>
      );
  }
}

/** A line with something at its end. */
const Line = ({
  label,
  value,
}: {
  readonly label: string;
  readonly value?: string | undefined;
}) => (
  <span className={styles.line}>
    <Text look="small" as="span" isSoft>
      {label}
    </Text>
    {value ? (
      <Text look="label" as="b" className={styles.state}>
        {value}
      </Text>
    ) : null}
  </span>
);

/** A row of cells as one mask with hard edges; `9` is the full color. */
function cells(row: string): string {
  const stops = [...row].flatMap((digit, index) => {
    if (digit === row[index + 1]) return [];
    const alpha = Math.round((Number(digit) / 9) * 15).toString(16);
    return [`#000${alpha} 0 ${css(((index + 1) / row.length) * 100)}`];
  });
  return `linear-gradient(90deg, ${stops.join()})`;
}
