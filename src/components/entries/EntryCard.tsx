import { graphql } from 'gatsby';
import { Heading } from '../primitives/Heading';
import { Picture } from '../primitives/Picture';
import { SiteLink } from '../primitives/SiteLink';
import { EntryMeta } from './EntryMeta';
import * as styles from './EntryCard.module.css';

interface EntryCardProps {
  readonly page: Queries.CardFragment;
  /** The picture beside the words, both larger. */
  readonly isWide?: boolean;
}

/** A page with its picture: a lead, or one of many. */
export function EntryCard({ page, isWide = false }: EntryCardProps) {
  const { picture } = page;
  return (
    <article className={isWide ? `${styles.root} ${styles.wide}` : styles.root}>
      {picture ? <Picture picture={{ ...picture, alt: '' }} className={styles.picture} /> : null}
      <div className={styles.words}>
        <EntryMeta page={page} />
        <Heading level={3} size={isWide ? 'md' : 'sm'}>
          <SiteLink href={page.path} className={styles.link}>
            {page.title}
          </SiteLink>
        </Heading>
        <p className={styles.text}>{page.description}</p>
      </div>
    </article>
  );
}

export const fragment = graphql`
  fragment Card on ContentPage {
    ...Entry
    picture {
      ...PictureHalf
    }
  }
`;
