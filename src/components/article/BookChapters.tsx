import { Heading } from '../primitives/Heading';
import * as styles from './BookChapters.module.css';

interface BookChaptersProps {
  readonly title: string;
  readonly chapters: readonly { readonly title: string; readonly page: number }[];
}

/** What is inside a book, with the pages, as its own list of contents has it. */
export function BookChapters({ title, chapters }: BookChaptersProps) {
  return (
    <section className={styles.root}>
      <Heading level={2} size="sm">
        {title}
      </Heading>
      <ol className={styles.list}>
        {chapters.map((chapter) => (
          <li key={chapter.page} className={styles.chapter}>
            {chapter.title}
            <span className={styles.page}>{chapter.page}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
