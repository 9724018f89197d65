import * as styles from './Lines.module.css';

interface LinesProps {
  readonly title: string;
  readonly detail: string;
}

/** Title with detail below. */
export function Lines({ title, detail }: LinesProps) {
  return (
    <span className={styles.root}>
      <b className={styles.title}>{title}</b>
      <span className={styles.detail}>{detail}</span>
    </span>
  );
}
