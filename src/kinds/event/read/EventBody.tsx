import { graphql } from 'gatsby';
import copy from './words.json';
import { Fold } from '../../../ui/primitives/Fold';
import { SideBlock } from '../../../ui/article/SideBlock';
import { LinkRow } from '../../../ui/primitives/LinkRow';
import { Container } from '../../../ui/primitives/Container';
import { Prose } from '../../../ui/primitives/Prose';
import { Split } from '../../../ui/primitives/Split';
import { Text } from '../../../ui/primitives/Text';
import { Speakers } from '../../../ui/live-events/Speakers';
import { Takeaways } from '../../../ui/live-events/Takeaways';
import { isToCome } from '../../../time/standingAt';
import { useStanding } from '../../../ui/time/useStanding';
import { Podcast } from './Podcast';
import { Program } from '../Program';
import * as styles from './EventBody.module.css';

/**
 * What guests should know, beside who speaks; afterward what was said, if written down. A canceled
 * one shows the reason, then the former plan.
 */
export function EventBody(page: Queries.EventBodyFragment) {
  const { recap, speakers, podcast, takeaways, html, agenda, zones } = page;
  const standing = useStanding(page);
  const isOver = standing === 'past';
  const former = standing === 'canceled' ? copy.ifCanceled : isOver ? copy.ifOver : undefined;
  const text = isOver ? recap?.text : html;
  return (
    <Container className={styles.root}>
      <Split ratio="8:4">
        <div className={styles.text}>
          {text ? <Prose html={text} /> : null}
          {isOver && recap?.fault ? (
            <Text className={styles.fault}>
              <b>{copy.fault}</b> {recap.fault}
            </Text>
          ) : null}
          {former ? (
            <Fold
              title={
                <Text as="span" look="name">
                  {former.agenda}
                </Text>
              }
            >
              <Program agenda={agenda} zones={zones} />
            </Fold>
          ) : null}
        </div>
        <aside aria-label={copy.aside} className={styles.side}>
          {isToCome(standing) ? (
            <SideBlock title={copy.takeaways}>
              <Takeaways items={takeaways} />
            </SideBlock>
          ) : null}
          {speakers.length > 0 ? (
            <SideBlock title={(former ?? copy.ifComing).speakers}>
              <Speakers people={speakers} />
            </SideBlock>
          ) : null}
          {isOver && recap && recap.links.length > 0 ? (
            <SideBlock title={copy.leftBehind}>
              <LinkRow links={recap.links} />
            </SideBlock>
          ) : null}
          {podcast ? <Podcast {...podcast} /> : null}
        </aside>
      </Split>
    </Container>
  );
}

export const fragment = graphql`
  fragment EventBody on Event {
    ...EventProgram
    startsAt
    endsAt
    canceled {
      on
    }
    speakers {
      ...PersonPortrait
    }
    ...EventPodcast
    takeaways
    html
    recap {
      text
      fault
      links {
        ...ActionLink
      }
    }
  }
`;
