import { graphql } from 'gatsby';
import { ReadingTime } from '../../ui/article/ReadingTime';
import { ActionList } from '../../ui/primitives/ActionList';
import { Breadcrumbs } from '../../ui/primitives/Breadcrumbs';
import { Container } from '../../ui/primitives/Container';
import { Day } from '../../ui/primitives/Day';
import { Heading } from '../../ui/primitives/Heading';
import { Meta } from '../../ui/primitives/Meta';
import { Tag } from '../../ui/primitives/Tag';
import { Text } from '../../ui/primitives/Text';
import copy from '../../copy/newsroom.json';
import * as styles from './ReleaseHead.module.css';

/** Where a reader of years later wants to go, and an editor of the day. */
const actions = [
  { text: copy.became, href: '#became' },
  { text: copy.editors, href: '#editors' },
];

/** Head of a release: what it is about, headline, day, lead. */
export function ReleaseHead(release: Queries.ReleaseHeadFragment) {
  const { hubs, kindTitle, term, title, topic, date, opening, rest, lead, description } = release;
  return (
    <header>
      <Container className={styles.root}>
        <Breadcrumbs trail={hubs} here={kindTitle} />
        <div className={styles.title}>
          {term ? <Text look="term">{term}</Text> : null}
          <Heading level={1} size="lg">
            {title}
          </Heading>
        </div>
        <Meta>
          <Tag>{copy.tags[topic as keyof typeof copy.tags]}</Tag>
          <Day iso={date} />
          <ReadingTime html={opening + rest} />
        </Meta>
        <div className={styles.lead}>
          <Text look="lead">{lead ?? description}</Text>
          {release.became ? <ActionList actions={actions} /> : null}
        </div>
      </Container>
    </header>
  );
}

export const fragment = graphql`
  fragment ReleaseHead on PressRelease {
    kindTitle
    hubs {
      ...ActionLink
    }
    term
    title
    topic
    date
    opening
    rest
    lead
    description
    became {
      title
    }
  }
`;
