import { fill } from '../../../../text/fillWords';
import copy from '../words.json';
import webinarCopy from '../../../../copy/webinar.json';
import { inWords } from '../../../../time/inWords';
import { endOf } from '../../../../time/stateAt';
import { cutAt } from '../../../../ui/plot/cutAt';
import { LiveEventState } from '../../../../ui/live-events/LiveEventState';
import { ReadOut } from '../../../../ui/plot/ReadOut';
import { place } from '../../../../ui/plot/place';
import { Fold } from '../../../../ui/primitives/Fold';
import { FoldLine } from '../../../../ui/primitives/FoldLine';
import { Heading } from '../../../../ui/primitives/Heading';
import { Meta } from '../../../../ui/primitives/Meta';
import { SiteLink } from '../../../../ui/primitives/SiteLink';
import { minuteAnchor } from '../../../../ui/webinar/minuteAnchor';
import { stateWords } from '../../../../ui/webinar/stateWords';
import { useAftermath } from '../../../../ui/webinar/useAftermath';
import * as styles from './SessionRow.module.css';

interface SessionRowProps {
  readonly session: Queries.SessionOnShelfFragment;
  /** Minutes of the full width. */
  readonly scale: number;
  /** Maximum lengths that the filter offers; longer parts are dimmed. */
  readonly marks: readonly number[];
  /** Heading level. */
  readonly level: 2 | 3;
}

/** Bar of a webinar to scale, each part of which says what it is; those of past ones lead to the transcript. */
export function SessionRow({ session, scale, marks, level }: SessionRowProps) {
  const { path, title, startsAt, minutes, family, agenda, speakers } = session;
  const aftermath = useAftermath(session);
  const isTold = aftermath?.is === 'transcript';
  const names = speakers.flatMap((person) => person?.name ?? []);
  const parts = cutAt(
    agenda.map(({ minute }) => minute),
    minutes,
  ).map(({ at, length }, index) => ({
    at,
    length,
    name: fill(copy.part, { at, length, title: agenda[index]?.title ?? '' }),
  }));
  const label = fill(webinarCopy.minutesOf, { title });
  const overOf = (length: number): string =>
    marks.flatMap((most, index) => (length > most ? `m${index}` : [])).join(' ');
  return (
    <li data-entry data-family={family} className={styles.root}>
      <div className={styles.words}>
        <Meta>
          <time dateTime={startsAt}>{inWords(startsAt.slice(0, 10))}</time>
          {isTold ? null : (
            <LiveEventState
              startsAt={startsAt}
              endsAt={endOf(startsAt, minutes)}
              words={stateWords(aftermath)}
            />
          )}
        </Meta>
        <Heading level={level} size="xs">
          <SiteLink href={path} className={styles.link}>
            {title}
          </SiteLink>
        </Heading>
        <span className={styles.names}>{names.join(', ')}</span>
      </div>
      <div className={styles.length}>
        <div
          className={isTold ? styles.bar : `${styles.bar} ${styles.coming}`}
          style={place({ share: String(minutes / scale) })}
        >
          <ReadOut
            label={label}
            marks={parts.map(({ at, length, name }) => ({
              at: (100 * (at + length / 2)) / minutes,
              says: name,
            }))}
            start={0}
          >
            <span className={styles.pieces}>
              {parts.map(({ at, length }, index) => (
                <i
                  key={at}
                  data-mark={index}
                  data-over={overOf(length)}
                  style={{ flexGrow: length }}
                  className={styles.piece}
                />
              ))}
            </span>
          </ReadOut>
        </div>
        <span className={styles.time}>{fill(copy.minutes, { minutes })}</span>
      </div>
      {isTold ? (
        <Fold
          className={styles.parts}
          title={<FoldLine holds={fill(copy.parts, { count: parts.length })} of={title} />}
        >
          <ol className={styles.links}>
            {parts.map(({ at, length, name }) => (
              <li key={at} data-over={overOf(length)}>
                <SiteLink href={`${path}#${minuteAnchor(at)}`}>{name}</SiteLink>
              </li>
            ))}
          </ol>
        </Fold>
      ) : null}
    </li>
  );
}
