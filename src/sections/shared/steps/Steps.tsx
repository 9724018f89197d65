import { graphql } from 'gatsby';
import { Section } from '../../../ui/primitives/Section';
import { StepsList } from '../../../ui/content/StepsList';

/** What happens next, beside its heading. */
export function Steps({ title, lead, anchor, items }: Queries.StepsSectionPartsFragment) {
  return (
    <Section title={title} lead={lead} anchor={anchor} size="md" head="side">
      <StepsList steps={items} />
    </Section>
  );
}

export const fragment = graphql`
  fragment StepsSectionParts on StepsSection {
    title
    lead
    anchor
    items {
      title
      text
    }
  }
`;
