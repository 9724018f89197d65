import { Heading } from '../../ui/primitives/Heading';
import * as styles from './BookChapters.module.css';

interface BookChaptersProps {
  readonly title: string;
  readonly chapters: readonly { readonly title: string; readonly page: number }[];
  /** Pages of the whole ebook. */
  readonly pages: number;
}

/** Table of contents of an ebook, with pages and the length of each chapter. */
export function BookChapters({ title, chapters, pages }: BookChaptersProps) {
  const share = (count: number): string => `${((count / pages) * 100).toFixed(1)}%`;
  return (
    <section className={styles.root}>
      <Heading level={2} size="sm">
        {title}
      </Heading>
      <ol className={styles.list}>
        {chapters.map((chapter, index) => {
          const next = chapters[index + 1]?.page ?? pages;
          const place = { left: share(chapter.page - 1), width: share(next - chapter.page) };
          return (
            <li key={chapter.page} className={styles.chapter}>
              {chapter.title}
              <span className={styles.bar} aria-hidden="true">
                <i className={styles.part} style={place} />
              </span>
              <span className={styles.page}>{chapter.page}</span>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
