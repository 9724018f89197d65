import { graphql } from 'gatsby';
import { fill } from '../../text/fillWords';
import copy from '../../copy/newsletter.json';
import { Text } from '../../ui/primitives/Text';
import { SideBlock } from '../../ui/article/SideBlock';

/** Check of a newsletter: task, minutes and tools. */
export const MondayCheck = ({ task, minutes, bring }: Queries.MondayCheckFragment) => (
  <SideBlock title={copy.check}>
    <Text look="small">{task}</Text>
    <Text look="small" isSoft>
      {fill(copy.takes, { minutes, bring })}
    </Text>
  </SideBlock>
);

export const fragment = graphql`
  fragment MondayCheck on NewsletterCheck {
    task
    minutes
    bring
  }
`;
