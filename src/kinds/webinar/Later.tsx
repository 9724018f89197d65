import { graphql } from 'gatsby';
import { Fold } from '../../ui/primitives/Fold';
import { Section } from '../../ui/primitives/Section';
import { Text } from '../../ui/primitives/Text';

/** Questions that were answered in writing, the first of them open. */
export const Later = ({ title, rows }: Queries.LaterFragment) => (
  <Section title={title} anchor="later" head="side" size="md" ground="sunken" isTight>
    {rows.map(({ ask, answer }, index) => (
      <Fold
        key={ask}
        isOpen={index === 0}
        title={
          <Text as="span" look="name">
            {ask}
          </Text>
        }
      >
        <Text>{answer}</Text>
      </Fold>
    ))}
  </Section>
);

export const fragment = graphql`
  fragment Later on WebinarLater {
    title
    rows {
      ask
      answer
    }
  }
`;
