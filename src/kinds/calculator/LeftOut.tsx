import { graphql } from 'gatsby';
import { Fold } from '../../ui/primitives/Fold';
import { Section } from '../../ui/primitives/Section';
import { Text } from '../../ui/primitives/Text';
import { Terms } from './Terms';

/** Limits of the model, in both directions. */
export const LeftOut = ({ title, lead, groups }: Queries.LeftOutFragment) => (
  <Section title={title} lead={lead} ground="wash" size="md" head="side" isTight>
    {groups.map((group) => (
      <Fold
        key={group.title}
        title={
          <Text as="span" look="name">
            {group.title}
          </Text>
        }
      >
        <Terms terms={group.points} />
      </Fold>
    ))}
  </Section>
);

export const fragment = graphql`
  fragment LeftOut on CalculatorWordsLeftOut {
    title
    lead
    groups {
      title
      points {
        term
        text
      }
    }
  }
`;
