import { navigate } from 'gatsby';
import type { MouseEvent } from 'react';
import { inWords } from '../../time/inWords';
import { hasAll } from '../../search/marked';
import type { Hit } from '../../search/siteIndex';
import { Icon } from '../primitives/Icon';
import { Marked } from './Marked';
import * as styles from './SearchOption.module.css';

interface SearchOptionProps {
  readonly id: string;
  readonly hit: Hit;
  readonly words: string;
  readonly isActive: boolean;
  readonly onPoint: () => void;
}

/**
 * A page with the sentence that has the words. A page that is called so is what was meant, and opens at its
 * top; any other was found for that sentence, and opens there, under the heading that is named.
 */
export function SearchOption({ id, hit, words, isActive, onPoint }: SearchOptionProps) {
  const { title, day, about, lines } = hit;
  const [line] = lines;
  const place = hasAll(title, words) ? undefined : line;
  const href = place?.href ?? hit.href;
  // A link of Gatsby would load every page in view, and one of them is wanted.
  const follow = (event: MouseEvent): void => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    navigate(href);
  };
  return (
    <a
      id={id}
      href={href}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      className={styles.root}
      onClick={follow}
      onMouseMove={onPoint}
    >
      <span className={styles.words}>
        <b className={styles.title}>
          <Marked text={title} words={words} />
        </b>
        <span className={styles.line}>
          {line ? (
            <>
              {line.before}
              <mark className={styles.mark}>{line.word}</mark>
              {line.after}
            </>
          ) : (
            about
          )}
        </span>
      </span>
      <span className={styles.note}>{day ? inWords(day.slice(0, 7)) : place?.heading}</span>
      <Icon name="arrow-right" className={styles.sign} />
    </a>
  );
}
