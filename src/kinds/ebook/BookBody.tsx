import { graphql } from 'gatsby';
import copy from '../../copy/templates.json';
import { Container } from '../../ui/primitives/Container';
import { Prose } from '../../ui/primitives/Prose';
import { BookChapters } from './BookChapters';
import * as styles from './BookBody.module.css';
import { KeyPoints } from '../../ui/article/KeyPoints';

/** Contents, summary and takeaways of an ebook. */
export const BookBody = ({ html, takeaways, chapters, pages }: Queries.BookBodyFragment) => (
  <Container className={styles.root}>
    <BookChapters title={copy.inside} chapters={chapters} pages={pages} />
    <div className={styles.columns}>
      <Prose html={html} />
      <div className={styles.side}>
        <KeyPoints title={copy.takeaways} points={takeaways} />
      </div>
    </div>
  </Container>
);

export const fragment = graphql`
  fragment BookBody on Ebook {
    html
    pages
    takeaways
    chapters {
      title
      page
    }
  }
`;
