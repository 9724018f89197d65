import { graphql } from 'gatsby';
import copy from '../../copy/templates.json';
import { People } from '../content/People';
import { Prose } from '../primitives/Prose';
import { BookChapters } from './BookChapters';
import * as styles from './BookBody.module.css';
import { KeyPoints } from './KeyPoints';
import { Reading } from './Reading';
import { SideBlock } from './SideBlock';

/** What a book is about and what is inside, beside those who wrote it. */
export function BookBody({ html, takeaways, chapters, authors }: Queries.BookBodyFragment) {
  const side = authors.length > 0 && (
    <SideBlock title={copy.by}>
      <People people={authors} />
    </SideBlock>
  );
  return (
    <div className={styles.root}>
      <Reading side={side}>
        <KeyPoints title={copy.takeaways} points={takeaways} />
        <Prose html={html} />
        <BookChapters title={copy.inside} chapters={chapters} />
      </Reading>
    </div>
  );
}

export const fragment = graphql`
  fragment BookBody on Ebook {
    html
    takeaways
    chapters {
      title
      page
    }
    authors {
      ...PersonPortrait
    }
  }
`;
