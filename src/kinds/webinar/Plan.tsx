import { graphql } from 'gatsby';
import type { Artifact as Data } from '../../content-model/artifact';
import type { EntryFigure } from '../../content-model/entry-figure';
import copy from '../../copy/webinar.json';
import own from './read/words.json';
import { fill } from '../../text/fillWords';
import { Artifact } from '../../ui/artifact/Artifact';
import { Heading } from '../../ui/primitives/Heading';
import { Rows } from '../../ui/primitives/Rows';
import { Section } from '../../ui/primitives/Section';
import { Text } from '../../ui/primitives/Text';
import { minuteAnchor } from '../../ui/webinar/minuteAnchor';
import { Ruler } from './Ruler';
import * as styles from './Plan.module.css';

/** The minutes of a session to come, to scale, with what each part is about. */
export const Plan = ({ minutes, agenda, figure }: Queries.PlanFragment) => (
  <Section title={fill(own.plan, { minutes })} anchor="agenda" size="md" ground="sunken">
    <div className={styles.root}>
      <Ruler minutes={minutes} agenda={agenda} />
      <Rows as="ol">
        {agenda.map(({ minute, title, text, artifact }) => (
          <li key={minute} id={minuteAnchor(minute)} className={styles.part}>
            <Text as="span" look="figureSm">
              {fill(copy.minute, { minute })}
            </Text>
            <div className={styles.words}>
              <Heading level={3} size="xs">
                {title}
              </Heading>
              {text ? <Text isSoft>{text}</Text> : null}
            </div>
            {artifact ? (
              <Artifact
                artifact={artifact as unknown as Data}
                ground={(figure as unknown as EntryFigure).ground}
              />
            ) : null}
          </li>
        ))}
      </Rows>
    </div>
  </Section>
);

export const fragment = graphql`
  fragment Plan on Webinar {
    minutes
    figure
    agenda {
      minute
      title
      text
      artifact
    }
  }
`;
