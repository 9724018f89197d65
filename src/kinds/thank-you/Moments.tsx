import { graphql } from 'gatsby';
import { useSentAt } from '../../forms/browser/sentAt';
import copy from '../../copy/thankYou.json';
import { Container } from '../../ui/primitives/Container';
import { Heading } from '../../ui/primitives/Heading';
import { Prose } from '../../ui/primitives/Prose';
import * as styles from './Moments.module.css';
import { whenWords } from './whenWords';

interface MomentsProps {
  readonly moments: readonly Queries.ThankYouMomentFragment[];
}

/**
 * Next steps along a line. Times are by the visitor’s clock, counted from submission; without
 * scripts they are durations. A step without time ends the line.
 */
export function Moments({ moments }: MomentsProps) {
  const sentAt = useSentAt();
  return (
    <section aria-labelledby="happens-next" className={styles.root}>
      <Container>
        <Heading level={2} size="md" id="happens-next">
          {copy.next}
        </Heading>
        <ol className={styles.line}>
          {moments.map(({ after, title, text }, index) => {
            const when = whenWords(after, sentAt);
            return (
              <li
                key={title}
                className={styles.moment}
                data-is={after === null ? 'open' : after === 'now' ? 'now' : undefined}
                data-leads-to={moments[index + 1]?.after === null ? 'open' : undefined}
              >
                <p className={styles.when}>
                  {when.dateTime ? <time dateTime={when.dateTime}>{when.text}</time> : when.text}
                </p>
                <Heading level={3} size="label" className={styles.title}>
                  {title}
                </Heading>
                <div className={styles.text}>
                  <Prose html={text} />
                </div>
              </li>
            );
          })}
        </ol>
      </Container>
    </section>
  );
}

export const fragment = graphql`
  fragment ThankYouMoment on ThankYouMoments {
    after
    title
    text
  }
`;
