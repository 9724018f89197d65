import { graphql } from 'gatsby';
import { Section } from '../../primitives/Section';
import { StepsList } from './StepsList';

/** What happens next, beside its heading. */
export function Steps({ title, intro, anchor, steps }: Queries.StepsSectionPartsFragment) {
  return (
    <Section title={title} lead={intro} anchor={anchor} size="md" head="side">
      <StepsList steps={steps} />
    </Section>
  );
}

export const fragment = graphql`
  fragment StepsSectionParts on StepsSection {
    title
    intro: lead
    anchor
    steps: items {
      title
      body: text
    }
  }
`;
