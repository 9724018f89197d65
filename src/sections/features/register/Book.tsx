import type { ReactNode } from 'react';
import { place } from '../../../ui/plot/place';
import { Fold } from '../../../ui/primitives/Fold';
import { Text } from '../../../ui/primitives/Text';
import words from './words.json';
import * as styles from './Book.module.css';

interface BookProps {
  readonly family?: string;
  readonly name: string;
  /** Lines in it, then those of each mark. */
  readonly counts: readonly number[];
  readonly id?: string | null | undefined;
  readonly isOpen?: boolean;
  readonly children: ReactNode;
}

/** A book: a line of a list on phones, a spine on a shelf elsewhere, as thick as it has lines; it opens in place. */
export const Book = ({ family, name, counts, id, isOpen = false, children }: BookProps) => (
  <li
    id={id ?? undefined}
    className={family ? styles.root : `${styles.root} ${styles.last}`}
    data-family={family}
    style={place({ lines: String(counts[0] ?? 1) })}
  >
    <Fold
      name="book"
      isOpen={isOpen}
      className={styles.book}
      title={
        <span className={styles.spine}>
          <Text as="span" look="name" className={styles.name}>
            {name}
          </Text>
          <Text as="span" look="tick">
            {counts.map((count, index) => (
              <span key={index} data-choice={index + 1}>
                {count}
              </span>
            ))}
            <span className="visuallyHidden"> {words.lines}</span>
          </Text>
        </span>
      }
    >
      <div className={styles.pages}>{children}</div>
    </Fold>
  </li>
);
