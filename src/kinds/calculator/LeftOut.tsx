import { graphql } from 'gatsby';
import { Split } from '../../ui/primitives/Split';
import { Heading } from '../../ui/primitives/Heading';
import { Section } from '../../ui/primitives/Section';
import { Terms } from './Terms';

/** Limits of the model, in both directions. */
export function LeftOut({ title, lead, groups }: Queries.LeftOutFragment) {
  return (
    <Section title={title} lead={lead} ground="wash">
      <Split ratio="5:7">
        {groups.map((group) => (
          <div key={group.title}>
            <Heading level={3} size="sm">
              {group.title}
            </Heading>
            <Terms terms={group.points} />
          </div>
        ))}
      </Split>
    </Section>
  );
}

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
