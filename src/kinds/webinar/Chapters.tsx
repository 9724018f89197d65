import { graphql } from 'gatsby';
import type { Artifact as Data } from '../../content-model/artifact';
import type { EntryFigure } from '../../content-model/entry-figure';
import copy from './read/words.json';
import { fill } from '../../text/fillWords';
import { Artifact } from '../../ui/artifact/Artifact';
import { cutAt } from '../../ui/plot/cutAt';
import { Container } from '../../ui/primitives/Container';
import { Fold } from '../../ui/primitives/Fold';
import { Heading } from '../../ui/primitives/Heading';
import { Prose } from '../../ui/primitives/Prose';
import { Text } from '../../ui/primitives/Text';
import { minuteAnchor } from '../../ui/webinar/minuteAnchor';
import { heardIn, joined } from './heardIn';
import { Ruler } from './Ruler';
import * as styles from './Chapters.module.css';

/** What was said, chapter by chapter: its point, what was on the screen, and the words folded. */
export function Chapters({ minutes, agenda, figure, speakers }: Queries.ChaptersFragment) {
  const pieces = cutAt(
    agenda.map(({ minute }) => minute),
    minutes,
  );
  const ground = (figure as unknown as EntryFigure).ground;
  return (
    <section id="agenda" aria-label={copy.said}>
      <Container className={styles.root}>
        <Ruler minutes={minutes} agenda={agenda} isUpright />
        <div className={styles.chapters}>
          {agenda.map(({ minute, title, text, artifact, said }, index) => {
            const length = pieces[index]?.length ?? 0;
            const names = heardIn(said ?? '', speakers);
            return (
              <section
                key={minute}
                id={minuteAnchor(minute)}
                aria-labelledby={`${minuteAnchor(minute)}-title`}
                className={styles.chapter}
              >
                <div className={styles.head}>
                  <Text look="term">
                    {fill(copy.span, { from: minute, to: Math.round(minute + length) })}
                  </Text>
                  <Heading level={2} size="md" id={`${minuteAnchor(minute)}-title`}>
                    {title}
                  </Heading>
                  {text ? <Text look="lead">{text}</Text> : null}
                </div>
                {artifact ? (
                  <Artifact artifact={artifact as unknown as Data} ground={ground} />
                ) : null}
                {said ? (
                  <Fold
                    title={
                      <Text as="span" look="label">
                        {fill(copy.heard, { names: joined(names), minutes: Math.round(length) })}
                      </Text>
                    }
                  >
                    <div className={styles.said}>
                      <Prose html={said} />
                    </div>
                  </Fold>
                ) : null}
              </section>
            );
          })}
        </div>
      </Container>
    </section>
  );
}

export const fragment = graphql`
  fragment Chapters on Webinar {
    minutes
    figure
    agenda {
      minute
      title
      text
      artifact
      said
    }
    speakers {
      ...PersonName
    }
  }
`;
