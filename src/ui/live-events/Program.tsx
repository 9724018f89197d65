import { Heading } from '../primitives/Heading';
import { Prose } from '../primitives/Prose';
import * as styles from './Program.module.css';

interface ProgramItem {
  /** Anchor. */
  readonly id?: string;
  /** Hour or minute. */
  readonly time: string;
  readonly title: string;
  readonly text?: string | null | undefined;
  /** What was said, as HTML. */
  readonly html?: string | null | undefined;
  /** Who speaks. */
  readonly who?: string | undefined;
  /** Lunch, tea: shown quieter. */
  readonly isPause?: boolean;
}

/** Program of an event, a row per item. */
export function Program({ items }: { readonly items: readonly ProgramItem[] }) {
  return (
    <ol className={styles.root}>
      {items.map(({ id, time, title, text, html, who, isPause }) => (
        <li
          key={`${time} ${title}`}
          id={id}
          className={`${styles.item} ${isPause ? styles.pause : ''}`}
        >
          <span className={styles.time}>{time}</span>
          <div>
            <Heading level={3} size="xs" className={styles.title}>
              {title}
            </Heading>
            {text ? <p className={styles.text}>{text}</p> : null}
            {who ? <p className={styles.who}>{who}</p> : null}
          </div>
          {html ? (
            <div className={styles.said}>
              <Prose html={html} />
            </div>
          ) : null}
        </li>
      ))}
    </ol>
  );
}
