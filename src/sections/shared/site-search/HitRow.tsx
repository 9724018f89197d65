import type { Hit, Line } from '../../../search/siteIndex';
import { Day } from '../../../ui/primitives/Day';
import { SiteLink } from '../../../ui/primitives/SiteLink';
import * as styles from './HitRow.module.css';

/** Sentence split at the word, so that the words of all lines align. */
const Sentence = ({ line: { before, word, after } }: { line: Line }) => (
  <>
    <span className={styles.before}>
      <span>{before}</span>
    </span>
    <span className={styles.after}>
      <mark className={styles.word}>{word}</mark>
      {after}
    </span>
  </>
);

/** Result: page, and the sentences with the word, each a link to its place. */
export const HitRow = ({ hit: { href, title, day, lines } }: { hit: Hit }) => (
  <li className={styles.root}>
    <div className={styles.page}>
      <SiteLink href={href} className={styles.title}>
        {title}
      </SiteLink>
      {day ? (
        <span className={styles.day}>
          <Day iso={day} />
        </span>
      ) : null}
    </div>
    <ul className={styles.lines}>
      {lines.map((line) => (
        <li key={line.href + line.before}>
          {line.href === href ? (
            <p className={styles.line}>
              <Sentence line={line} />
            </p>
          ) : (
            <SiteLink href={line.href} className={`${styles.line} ${styles.place}`}>
              <Sentence line={line} />
            </SiteLink>
          )}
        </li>
      ))}
    </ul>
  </li>
);
