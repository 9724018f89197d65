import { graphql } from 'gatsby';
import { useId } from 'react';
import { fill } from '../../../text/fillWords';
import { SiteLink } from '../../../ui/primitives/SiteLink';
import { Text } from '../../../ui/primitives/Text';
import { HeroGround } from '../../../ui/hero/HeroGround';
import { HeroText } from '../../../ui/hero/HeroText';
import type { SectionProps } from '../../../content-model/sectionProps';
import type { bookStack } from './schema';
import * as styles from './BookStack.module.css';

/** Height of a page, in hundredths of an em. */
const LEAF = 34;

/** The thickest at the bottom; each spine links to its ebook. */
export function BookStack(section: SectionProps<typeof bookStack>) {
  const { pages, scale, spine } = section;
  const heading = useId();
  const books = [...pages].sort((a, b) => a.bookPages - b.bookPages || a.minutes - b.minutes);
  return (
    <HeroGround hero={section} heading={heading} usual="stone">
      <div className={styles.root}>
        <HeroText hero={section} heading={heading} />
        <div className={styles.pile}>
          <ol>
            {books.map(({ path, title, cover, minutes, bookPages }) => (
              <li
                key={path}
                className={styles.book}
                data-cover={cover}
                style={{ minHeight: `${(bookPages * LEAF) / 100}em` }}
              >
                <SiteLink href={path} className={styles.back}>
                  <span className={styles.name}>{title}</span>
                  <span className={styles.minutes}>{fill(spine, { minutes })}</span>
                </SiteLink>
              </li>
            ))}
          </ol>
          <i className={styles.board} aria-hidden="true" />
          <Text look="source" isSoft>
            {scale}
          </Text>
        </div>
      </div>
    </HeroGround>
  );
}

export const fragment = graphql`
  fragment StackedBook on Ebook {
    path
    title
    cover
    minutes
    bookPages: pages
  }
`;
