import { graphql } from 'gatsby';
import { Block } from '../content/Block';
import { EntryList } from '../layout/EntryList';

export function Listing({ title, anchor, pages }: Queries.ListingSectionPartsFragment) {
  return (
    <Block title={title} anchor={anchor}>
      <EntryList pages={pages} />
    </Block>
  );
}

export const fragment = graphql`
  fragment ListingSectionParts on ListingSection {
    title
    anchor
    pages {
      ...Entry
    }
  }
`;
