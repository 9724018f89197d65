import { graphql } from 'gatsby';
import { EntryHead } from '../../ui/article/EntryHead';
import { ReadingTime } from '../../ui/article/ReadingTime';
import { Container } from '../../ui/primitives/Container';
import { Day } from '../../ui/primitives/Day';
import { Meta } from '../../ui/primitives/Meta';
import { Tag } from '../../ui/primitives/Tag';
import copy from '../../copy/newsroom.json';
import * as styles from './template.module.css';

/** Where a reader of years later wants to go, and an editor of the day. */
const actions = [
  { text: copy.became, href: '#became' },
  { text: copy.editors, href: '#editors' },
];

/** Head of a release: what it is about, headline, day, lead. */
export function ReleaseHead(release: Queries.ReleaseHeadFragment) {
  const { hubs, kindTitle, term, title, topic, date, opening, rest, lead, description } = release;
  return (
    <Container className={styles.head}>
      <EntryHead
        {...{ term, title }}
        trail={hubs}
        here={kindTitle}
        lead={lead ?? description}
        actions={release.became ? actions : []}
        meta={
          <Meta>
            <Tag>{copy.tags[topic as keyof typeof copy.tags]}</Tag>
            <Day iso={date} />
            <ReadingTime html={opening + rest} />
          </Meta>
        }
      />
    </Container>
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
