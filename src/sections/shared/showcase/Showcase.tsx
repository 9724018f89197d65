import { graphql } from 'gatsby';
import { ArrowLink } from '../../../components/primitives/ArrowLink';
import { Prose } from '../../../components/primitives/Prose';
import { Section } from '../../../components/primitives/Section';
import { Stack } from '../../../components/primitives/Stack';
import { Drawing } from '../../../components/product-ui/Drawing';
import * as styles from './Showcase.module.css';

/** A drawn piece of the product and what it is for. */
export function Showcase(section: Queries.ShowcaseSectionPartsFragment) {
  const { title, anchor, text, drawing, variant, ground, link } = section;
  const words = (
    <Stack gap={5}>
      <Prose html={text} />
      {link ? <ArrowLink href={link.href}>{link.text}</ArrowLink> : null}
    </Stack>
  );
  if (variant === 'wide') {
    return (
      <Section title={title} anchor={anchor} ground={ground as 'paper'} head="split" action={words}>
        <Drawing drawing={drawing} />
      </Section>
    );
  }
  return (
    <Section title={title} anchor={anchor} ground={ground as 'paper'} size="md">
      <div className={styles.grid}>
        {words}
        <Drawing drawing={drawing} />
      </div>
    </Section>
  );
}

export const fragment = graphql`
  fragment ShowcaseSectionParts on ShowcaseSection {
    title
    anchor
    text
    variant
    ground
    link {
      ...ActionLink
    }
    drawing {
      ...DrawingParts
    }
  }
`;
