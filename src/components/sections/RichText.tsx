import { graphql } from 'gatsby';
import { Block } from '../content/Block';
import { Prose } from '../primitives/Prose';

export function RichText({ title, anchor, text }: Queries.RichTextSectionPartsFragment) {
  return (
    <Block title={title} anchor={anchor}>
      <Prose html={text} />
    </Block>
  );
}

export const fragment = graphql`
  fragment RichTextSectionParts on RichTextSection {
    title
    anchor
    text
  }
`;
