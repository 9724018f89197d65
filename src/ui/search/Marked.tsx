import { marked } from '../../search/marked';
import * as styles from './SearchOption.module.css';

/** Text with the searched words marked. */
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
