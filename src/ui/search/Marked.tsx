import { marked } from '../../search/marked';
import * as styles from './SearchOption.module.css';

/** A text in which the words that were looked for are marked. */
export const Marked = ({ text, words }: { readonly text: string; readonly words: string }) =>
  marked(text, words).map((piece, index) =>
    piece.isMarked ? (
      <mark key={index} className={styles.mark}>
        {piece.text}
      </mark>
    ) : (
      piece.text
    ),
  );
