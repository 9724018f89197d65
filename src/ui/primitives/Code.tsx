import { Scroll } from './Scroll';
import * as styles from './Code.module.css';

interface CodeProps {
  readonly text: string;
  /** Name of an answer that keeps its height whatever it says, and scrolls; other code wraps. */
  readonly scrolls?: string;
}

/** Code, or what a program answers, on ink. */
export function Code({ text, scrolls }: CodeProps) {
  const code = (
    <pre data-theme="dark" className={styles.root}>
      <code>{text}</code>
    </pre>
  );
  if (!scrolls) return code;
  return (
    <div data-theme="dark" className={styles.fixed}>
      <Scroll label={scrolls}>{code}</Scroll>
    </div>
  );
}
