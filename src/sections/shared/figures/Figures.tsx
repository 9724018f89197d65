import { graphql } from 'gatsby';
import { Section } from '../../../ui/primitives/Section';
import { FiguresList } from '../../../ui/results/FiguresList';

/** A few results, very large. */
export function Figures({ title, anchor, items }: Queries.FiguresSectionPartsFragment) {
  return (
    <Section title={title} anchor={anchor} head="hidden">
      <FiguresList figures={items} />
    </Section>
  );
}

export const fragment = graphql`
  fragment FiguresSectionParts on FiguresSection {
    title
    anchor
    items {
      ...Figure
    }
  }
`;
