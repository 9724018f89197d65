import { graphql } from 'gatsby';
import copy from '../../copy/newsletter.json';
import { inWords } from '../../time/inWords';
import { fill } from '../../text/fillWords';
import { EntryHead } from '../../ui/article/EntryHead';
import { Day } from '../../ui/primitives/Day';
import { Meta } from '../../ui/primitives/Meta';

const actions = [
  { text: copy.start, href: '#check' },
  { text: copy.next, href: '#next-letter' },
];

/** Head of a letter: what it measures, its title, its month and reading time. */
export function LetterHead(letter: Queries.LetterHeadFragment) {
  const { hubs, month, term, title, lead, minutes } = letter;
  return (
    <EntryHead
      {...{ term, title, lead, actions }}
      trail={hubs}
      here={inWords(month)}
      meta={
        <Meta isOnColor>
          <Day iso={month} />
          <span>{fill(copy.read, { minutes })}</span>
        </Meta>
      }
    />
  );
}

export const fragment = graphql`
  fragment LetterHead on Newsletter {
    hubs {
      ...ActionLink
    }
    month
    term
    title
    lead
    minutes
  }
`;
