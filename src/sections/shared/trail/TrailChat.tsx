import type { ScrapOf } from './schema';
import * as styles from './TrailChat.module.css';

/** Chat, own messages on the right. */
export function TrailChat({ messages }: ScrapOf<'chat'>) {
  return (
    <div className={styles.root}>
      {messages.map(({ text, isOwn }) => (
        <p key={text} className={isOwn ? styles.own : styles.other}>
          {text}
        </p>
      ))}
    </div>
  );
}
