import { navigate } from 'gatsby';
import type { MouseEvent } from 'react';
import { inWords } from '../../time/inWords';
import { hasAll } from '../../search/marked';
import type { Hit } from '../../search/siteIndex';
import { Icon } from '../primitives/Icon';
import { Marked } from './Marked';
import { looks } from '../primitives/Text';
import * as styles from './SearchOption.module.css';

interface SearchOptionProps {
  readonly id: string;
  readonly hit: Hit;
  readonly words: string;
  readonly isActive: boolean;
  readonly onPoint: () => void;
}

/**
 * Search result: page and the sentence with the words. If its title matches, it opens at the top,
 * otherwise at the heading of the sentence.
 */
export function SearchOption({ id, hit, words, isActive, onPoint }: SearchOptionProps) {
  const { title, day, about, lines } = hit;
  const [line] = lines;
  const place = hasAll(title, words) ? undefined : line;
  const href = place?.href ?? hit.href;
  // A Gatsby link would prefetch every result in view, and one is wanted.
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
        <b className={`${styles.title} ${looks.label}`}>
          <Marked text={title} words={words} />
        </b>
        <span className={`${styles.line} ${looks.nav}`}>
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
      <span className={`${styles.note} ${looks.source}`}>
        {day ? inWords(day.slice(0, 7)) : place?.heading}
      </span>
      <Icon name="arrow-right" className={styles.sign} />
    </a>
  );
}
