import { graphql } from 'gatsby';
import { fill } from '../../../text/fillWords';
import { BookCover } from '../../../ui/article/BookCover';
import { Heading } from '../../../ui/primitives/Heading';
import { Section } from '../../../ui/primitives/Section';
import { SiteLink } from '../../../ui/primitives/SiteLink';
import { Text } from '../../../ui/primitives/Text';
import * as styles from './BookRows.module.css';

/** Books with their covers and their use. */
export function BookRows(section: Queries.BookRowsSectionPartsFragment) {
  const { title, lead, anchor, pages, afterwards, extent } = section;
  const books = pages.filter((page) => 'cover' in page);
  return (
    <Section title={title} lead={lead} anchor={anchor} head="split">
      <ul className={styles.list}>
        {books.map((book) => (
          <li key={book.path} className={styles.book}>
            <div className={styles.cover}>
              <BookCover book={book} />
            </div>
            <div className={styles.words}>
              <Heading level={3} size="sm">
                <SiteLink href={book.path} className={styles.link}>
                  {book.title}
                </SiteLink>
              </Heading>
              <p className={styles.extent}>
                {fill(extent, { pages: book.bookPages, minutes: book.minutes })}
              </p>
              <Text isSoft>{book.description}</Text>
            </div>
            <div className={styles.after}>
              <p className={styles.label}>{afterwards}</p>
              <ul className={styles.uses}>
                {book.takeaways.slice(0, 2).map((use) => (
                  <li key={use}>{use}</li>
                ))}
              </ul>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}

export const fragment = graphql`
  fragment BookRowsSectionParts on BookRowsSection {
    title
    lead
    anchor
    afterwards
    extent
    pages {
      path
      title
      description
      ... on Ebook {
        ...BookCover
        minutes
        bookPages: pages
        takeaways
      }
    }
  }
`;
