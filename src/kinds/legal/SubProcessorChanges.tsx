import copy from './legal.json';
import { fill } from '../../text/fillWords';
import { inWords } from '../../time/inWords';
import { changesOf, SUB_PROCESSORS_FEED } from './subProcessors';
import { textOf, titleOf } from './subProcessorFeed';
import * as styles from './SubProcessorChanges.module.css';
import { useSubProcessors } from './useSubProcessors';

const words = copy.subProcessorChanges;

/** Additions and removals of sub-processors, and a link to their feed. */
export function SubProcessorChanges() {
  const changes = changesOf(useSubProcessors());
  return (
    <>
      <ul className={styles.list}>
        {changes.map((change) => (
          <li key={change.id} id={change.id} className={styles.change}>
            <p className={styles.title}>{titleOf(change)}</p>
            <p>{textOf(change)}</p>
            <p className={styles.day}>
              <time dateTime={change.announced}>
                {fill(words.announced, { day: inWords(change.announced) })}
              </time>
            </p>
          </li>
        ))}
      </ul>
      <p className={styles.feed}>
        <a href={SUB_PROCESSORS_FEED} type="application/atom+xml">
          {words.subscribe}
        </a>
      </p>
    </>
  );
}
