import { graphql } from 'gatsby';
import copy from './read/words.json';
import { Container } from '../../ui/primitives/Container';
import { Heading } from '../../ui/primitives/Heading';
import { Prose } from '../../ui/primitives/Prose';
import { Rows } from '../../ui/primitives/Rows';
import { Text } from '../../ui/primitives/Text';
import * as styles from './WebinarText.module.css';

/** The text of a webinar, and beside it what one takes away and who it is for. */
export const WebinarText = ({ html, takeaways, audience }: Queries.WebinarTextFragment) => (
  <Container className={styles.root}>
    <Prose html={html} />
    <aside aria-labelledby="take" className={styles.side}>
      <Heading level={2} size="xs" id="take">
        {copy.takeaways}
      </Heading>
      <Rows>
        {takeaways.map((item) => (
          <Text key={item} as="li" look="small">
            {item}
          </Text>
        ))}
      </Rows>
      <Text look="small" isSoft>
        <b>{copy.for}:</b> {audience}
      </Text>
    </aside>
  </Container>
);

export const fragment = graphql`
  fragment WebinarText on Webinar {
    html
    takeaways
    audience
  }
`;
