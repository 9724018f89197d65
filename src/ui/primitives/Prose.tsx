import * as styles from './Prose.module.css';

interface ProseProps {
  /** HTML that the build made from Markdown; raw HTML of writers never gets this far. */
  readonly html: string;
}

/** Running text. */
export const Prose = ({ html }: ProseProps) => (
  <div className={styles.root} dangerouslySetInnerHTML={{ __html: html }} />
);
