import * as styles from './Prose.module.css';

interface ProseProps {
  /** HTML that the build made from Markdown; raw HTML of writers never gets this far. */
  readonly html: string;
  /** `steps` numbers an ordered list in circles along a line: what happens next. */
  readonly variant?: 'plain' | 'steps';
}

/** Running text. */
export function Prose({ html, variant = 'plain' }: ProseProps) {
  const classes = variant === 'steps' ? `${styles.root} ${styles.steps}` : styles.root;
  return <div className={classes} dangerouslySetInnerHTML={{ __html: html }} />;
}
