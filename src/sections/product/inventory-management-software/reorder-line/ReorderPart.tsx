import * as styles from './ReorderPart.module.css';

interface ReorderPartProps {
  readonly part: { readonly name: string; readonly lines: readonly number[] };
  /** Use per week, in words. */
  readonly used: string;
  readonly lineName: string;
}

/** Row of a part, with its reorder point for each delivery time. */
export const ReorderPart = ({ part: { name, lines }, used, lineName }: ReorderPartProps) => (
  <li className={styles.root}>
    <p className={styles.name}>
      <b className={styles.part}>{name}</b>
      <span className={styles.used}>{used}</span>
    </p>
    <i
      className={styles.pieces}
      style={Object.fromEntries(lines.map((line, index) => [`--line-${index}`, line]))}
    />
    <p className={styles.line}>
      <span className={styles.used}>{lineName}</span>{' '}
      {lines.map((line, index) => (
        <b key={index} data-answer={index} className={styles.figure}>
          {line}
        </b>
      ))}
    </p>
  </li>
);
