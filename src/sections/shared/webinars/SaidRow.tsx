import { graphql } from 'gatsby';
import { fill } from '../../../text/fillWords';
import copy from '../../../copy/webinar.json';
import words from './words.json';
import { inShort, inWords } from '../../../time/inWords';
import { Heading } from '../../../ui/primitives/Heading';
import { Emphasis } from '../../../ui/primitives/Emphasis';
import { SiteLink } from '../../../ui/primitives/SiteLink';
import { Text } from '../../../ui/primitives/Text';
import { minuteAnchor } from '../../../ui/webinar/minuteAnchor';
import { useAftermath } from '../../../ui/webinar/useAftermath';
import * as styles from './SaidRow.module.css';

/** Row of a past webinar, with links to its most useful minutes. */
export function SaidRow(webinar: Queries.WebinarOverFragment) {
  const { path, title, description, startsAt, minutes, family, answers, recordingOn, figureSaid } =
    webinar;
  const isWaiting = useAftermath(webinar)?.is === 'nothing';
  return (
    <li data-entry data-family={family} className={styles.root}>
      <p className={styles.when}>
        <time dateTime={startsAt} className={styles.day}>
          {inShort(startsAt.slice(0, 10))}
        </time>
        <span>{fill(copy.minutes, { minutes })}</span>
      </p>
      <div>
        <Heading level={3} size="xs">
          <SiteLink href={path} className={styles.link}>
            {title}
          </SiteLink>
        </Heading>
        <Text look="small">
          <Emphasis text={figureSaid} />
        </Text>
        <p className={styles.text}>{description}</p>
        {isWaiting && recordingOn ? (
          <p className={styles.text}>{fill(words.writtenBy, { day: inWords(recordingOn) })}</p>
        ) : null}
      </div>
      {isWaiting ? null : (
        <ul aria-label={fill(copy.minutesOf, { title })}>
          {answers.map((part) => (
            <li key={part.minute}>
              <SiteLink href={`${path}#${minuteAnchor(part.minute)}`} className={styles.minute}>
                <span className={styles.at}>{fill(copy.minute, { minute: part.minute })}</span>
                <span className={styles.what}>{part.title}</span>
              </SiteLink>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

export const fragment = graphql`
  fragment WebinarOver on Webinar {
    path
    title
    description
    ...WebinarAftermath
    family
    recordingOn
    figureSaid
    answers {
      minute
      title
    }
  }
`;
