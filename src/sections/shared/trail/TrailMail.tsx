import copy from './words.json';
import type { ScrapOf } from './schema';
import * as styles from './TrailMail.module.css';

/** Email with header. */
export function TrailMail({ from, to, subject, text }: ScrapOf<'mail'>) {
  const head = [
    { name: copy.from, value: from },
    { name: copy.to, value: to },
    { name: copy.subject, value: subject },
  ];
  return (
    <div className={styles.root}>
      <dl>
        {head.map(({ name, value }) => (
          <div key={name} className={styles.line}>
            <dt className={styles.name}>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.text}>{text}</p>
    </div>
  );
}
