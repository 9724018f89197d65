import * as styles from './Key.module.css';

interface KeyProps {
  readonly items: readonly { readonly mark: Mark; readonly text: string }[];
}

type Mark = 'line' | 'band' | 'fault';

/** Legend of a chart. */
export function Key({ items }: KeyProps) {
  return items.map(({ mark, text }) => (
    <span key={mark} className={styles.root}>
      <i className={`${styles.mark} ${styles[mark]}`} />
      {text}
    </span>
  ));
}
