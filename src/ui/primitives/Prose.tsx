import * as styles from './Prose.module.css';

interface ProseProps {
  /** HTML made from Markdown by the build; raw HTML of writers is removed. */
  readonly html: string;
}

/** Running text. */
export const Prose = ({ html }: ProseProps) => (
  <div className={styles.root} dangerouslySetInnerHTML={{ __html: html }} />
);
