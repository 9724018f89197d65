import { graphql } from 'gatsby';
import { Faq } from '../../../ui/content/Faq';
import { useStanding } from '../../../ui/time/useStanding';

/** Asked in the room, answered since. */
export function EventQuestions(page: Queries.EventQuestionsFragment) {
  const asked = page.recap?.asked;
  return useStanding(page) === 'past' && asked ? <Faq {...asked} anchor="asked" isTight /> : null;
}

export const fragment = graphql`
  fragment EventQuestions on Event {
    startsAt
    endsAt
    canceled {
      on
    }
    recap {
      asked {
        title
        items {
          question
          answer
        }
      }
    }
  }
`;
