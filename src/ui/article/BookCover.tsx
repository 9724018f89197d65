import { graphql } from 'gatsby';
import { Picture } from '../primitives/Picture';
import * as styles from './BookCover.module.css';

interface BookCoverProps {
  readonly book: Queries.BookCoverFragment;
  readonly isFirst?: boolean;
}

/** Cover of an ebook in its color. Screen readers skip title and authors, which stand beside it. */
export const BookCover = ({ book, isFirst = false }: BookCoverProps) => (
  <div className={styles.root} data-cover={book.cover}>
    <p className={styles.title} aria-hidden="true">
      {book.title}
    </p>
    <div className={styles.model}>
      <Picture picture={book.image} isFirst={isFirst} />
    </div>
    <p className={styles.by} aria-hidden="true">
      {book.authors.map(({ name }) => (
        <span key={name}>{name}</span>
      ))}
    </p>
  </div>
);

export const fragment = graphql`
  fragment BookCover on Ebook {
    title
    cover
    image {
      ...PictureHalf
    }
    authors {
      name
    }
  }
`;
