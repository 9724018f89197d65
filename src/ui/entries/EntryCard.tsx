import { graphql } from 'gatsby';
import { Card } from './Card';
import { EntryMeta } from './EntryMeta';

interface EntryCardProps {
  readonly page: Queries.CardFragment;
  /** The picture beside the words, both larger. */
  readonly isWide?: boolean;
}

/** Card of a page of any kind. */
export const EntryCard = ({ page, isWide = false }: EntryCardProps) => (
  <Card
    picture={page.picture}
    meta={<EntryMeta page={page} />}
    title={page.title}
    href={page.path}
    text={page.description}
    isWide={isWide}
  />
);

export const fragment = graphql`
  fragment Card on ContentPage {
    ...Entry
    picture {
      ...PictureHalf
    }
  }
`;
