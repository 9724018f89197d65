import { graphql } from 'gatsby';
import { Heading } from '../../ui/primitives/Heading';
import { Text } from '../../ui/primitives/Text';
import * as styles from './EventTitle.module.css';

interface EventTitleProps {
  readonly term: string;
  readonly children: string;
}

/** Heading of an event, under the words that people search for. */
export const EventTitle = ({ term, children }: EventTitleProps) => (
  <div className={styles.root}>
    <Text look="term">{term}</Text>
    <Heading level={1} size="page">
      {children}
    </Heading>
  </div>
);

export const fragment = graphql`
  fragment EventTitle on Event {
    kindTitle
    hubs {
      ...ActionLink
    }
    term
    headline
  }
`;
