import { graphql } from 'gatsby';
import { Faq } from '../../ui/content/Faq';

/** Questions that were answered in writing, the first of them open. */
export const Later = ({ title, rows }: Queries.LaterFragment) => (
  <Faq
    title={title}
    anchor="later"
    ground="sunken"
    items={rows.map(({ ask, answer }) => ({ question: ask, answer }))}
    isTight
  />
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
