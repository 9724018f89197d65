import { graphql } from 'gatsby';
import { fill } from '../../../text/fillWords';
import { BookCover } from '../../../ui/article/BookCover';
import { Heading } from '../../../ui/primitives/Heading';
import { Section } from '../../../ui/primitives/Section';
import { SiteLink } from '../../../ui/primitives/SiteLink';
import { Text } from '../../../ui/primitives/Text';
import type { SectionProps } from '../../../content-model/sectionProps';
import type { bookRows } from './schema';
import * as styles from './BookRows.module.css';

export function BookRows(section: SectionProps<typeof bookRows>) {
  const { title, lead, anchor, pages: books, afterwards, extent } = section;
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
  fragment BookRow on Ebook {
    path
    description
    ...BookCover
    minutes
    bookPages: pages
    takeaways
  }
`;
