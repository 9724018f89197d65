import { graphql } from 'gatsby';
import copy from '../../copy/newsletter.json';
import { inWords } from '../../time/inWords';
import { fill } from '../../text/fillWords';
import { ActionList } from '../../ui/primitives/ActionList';
import { Breadcrumbs } from '../../ui/primitives/Breadcrumbs';
import { Day } from '../../ui/primitives/Day';
import { Heading } from '../../ui/primitives/Heading';
import { Meta } from '../../ui/primitives/Meta';
import { Text } from '../../ui/primitives/Text';
import * as styles from './LetterHead.module.css';

const actions = [
  { text: copy.start, href: '#check' },
  { text: copy.next, href: '#next-letter' },
];

/** Head of a letter: what it measures, its title, its month and reading time. */
export function LetterHead(letter: Queries.LetterHeadFragment) {
  const { hubs, month, term, title, lead, minutes } = letter;
  return (
    <header className={styles.root}>
      <Breadcrumbs trail={hubs} here={inWords(month)} />
      <div className={styles.title}>
        <Text look="term">{term}</Text>
        <Heading level={1} size="lg">
          {title}
        </Heading>
      </div>
      <div className={styles.lead}>
        <Text look="lead">{lead}</Text>
        <ActionList actions={actions} />
      </div>
      <Meta isOnColor>
        <Day iso={month} />
        <span>{fill(copy.read, { minutes })}</span>
      </Meta>
    </header>
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
