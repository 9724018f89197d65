import { graphql } from 'gatsby';
import { fill } from '../../text/fillWords';
import book from './words.json';
import copy from '../../copy/templates.json';
import { fileSize } from '../../format/fileSize';
import { People } from '../../ui/content/People';
import { PageHeader } from '../../ui/layout/PageHeader';
import { Container } from '../../ui/primitives/Container';
import { Day } from '../../ui/primitives/Day';
import { BookCover } from '../../ui/article/BookCover';
import * as styles from './BookHero.module.css';
import { BookPanel } from './BookPanel';

interface BookHeroProps {
  readonly page: Queries.BookHeroFragment;
  readonly form: Queries.FormPartsFragment | null;
}

/** Hero of an ebook: cover, description, download form. */
export function BookHero({ page, form }: BookHeroProps) {
  const { title, description, pages, minutes, date, download, authors } = page;
  const facts = [
    { label: copy.length, value: fill(book.length, { pages, minutes }) },
    { label: copy.published, value: <Day iso={date} /> },
    { label: book.file, value: fill(book.size, { size: fileSize(download.size) }) },
  ];
  return (
    <div data-wash="tint" className={styles.root}>
      <Container className={styles.grid}>
        <div className={styles.cover}>
          <BookCover book={page} isFirst />
        </div>
        <div className={styles.words}>
          <PageHeader crumbs={{ trail: page.hubs, here: title }} title={title} lead={description} />
        </div>
        {form ? (
          <div className={styles.panel}>
            <BookPanel {...download} form={form} />
          </div>
        ) : null}
        <div className={styles.about}>
          <dl className={styles.facts}>
            {facts.map(({ label, value }) => (
              <div key={label} className={styles.fact}>
                <dt className={styles.label}>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
          <People people={authors} />
        </div>
      </Container>
    </div>
  );
}

export const fragment = graphql`
  fragment BookHero on Ebook {
    ...BookCover
    description
    hubs {
      ...ActionLink
    }
    pages
    minutes
    date
    download {
      file
      thanks
      size
    }
    authors {
      ...PersonPortrait
    }
  }
`;
