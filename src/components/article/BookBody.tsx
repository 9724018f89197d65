import { graphql } from 'gatsby';
import copy from '../../copy/templates.json';
import { People } from '../content/People';
import { Container } from '../primitives/Container';
import { Prose } from '../primitives/Prose';
import { BookChapters } from './BookChapters';
import * as styles from './BookBody.module.css';
import { BookPanel } from './BookPanel';
import { KeyPoints } from './KeyPoints';
import { SideBlock } from './SideBlock';

type BookBodyProps = Queries.BookBodyFragment & {
  readonly form: Queries.FormPartsFragment | null;
};

/** What a book is about and what is inside, beside the way to it and those who wrote it. */
export function BookBody(props: BookBodyProps) {
  const { html, takeaways, chapters, authors, download, form } = props;
  return (
    <Container className={styles.root}>
      <div className={styles.text}>
        <KeyPoints title={copy.takeaways} points={takeaways} />
        <Prose html={html} />
        <BookChapters title={copy.inside} chapters={chapters} />
      </div>
      <div className={styles.side}>
        {download && form ? <BookPanel {...download} form={form} /> : null}
        {authors.length > 0 ? (
          <SideBlock title={copy.by}>
            <People people={authors} />
          </SideBlock>
        ) : null}
      </div>
    </Container>
  );
}

export const fragment = graphql`
  fragment BookBody on Ebook {
    html
    takeaways
    download {
      file
      thanks
    }
    chapters {
      title
      page
    }
    authors {
      ...PersonPortrait
    }
  }
`;
