import { graphql } from 'gatsby';
import { Prose } from '../../../ui/primitives/Prose';
import { Section } from '../../../ui/primitives/Section';
import * as styles from './RichText.module.css';

/** Running text with its heading beside it, or above it. */
export function RichText({ title, anchor, variant, text }: Queries.RichTextSectionPartsFragment) {
  const head = variant === 'column' ? 'stacked' : 'side';
  return (
    <Section title={title} anchor={anchor} size="md" head={head} className={styles.root}>
      <Prose html={text} />
    </Section>
  );
}

export const fragment = graphql`
  fragment RichTextSectionParts on RichTextSection {
    title
    anchor
    variant
    text
  }
`;
