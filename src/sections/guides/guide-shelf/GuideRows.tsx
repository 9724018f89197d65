import { fill } from '../../../text/fillWords';
import copy from './words.json';
import { SiteLink } from '../../../ui/primitives/SiteLink';
import * as styles from './GuideRows.module.css';

export type GuideRow = Queries.GuideOnShelfFragment;

const families: Readonly<Record<string, string>> = {
  energy: 'buildings',
  refrigeration: 'refrigeration',
};

/** Table of guides: subject, title, result, minutes to read, days to do. */
export const GuideRows = ({ guides }: { readonly guides: readonly GuideRow[] }) => (
  <>
    <p aria-hidden="true" className={styles.heads}>
      <span>{copy.guide}</span>
      <span>{copy.holds}</span>
      <span>{copy.read}</span>
      <span>{copy.do}</span>
    </p>
    <ul className={styles.list}>
      {guides.map(({ path, title, topic, holds, minutes, takes }) => (
        <li key={path} data-entry="" data-family={families[topic] ?? 'cmms'}>
          <SiteLink href={path} className={styles.row}>
            <span className={styles.head}>
              <span className={styles.topic}>{copy.topics[topic as keyof typeof copy.topics]}</span>
              <b className={styles.title}>{title}</b>
            </span>
            <span className={styles.holds}>
              <span className="visuallyHidden">{copy.holds}: </span>
              {holds}
            </span>
            <span className={styles.time}>
              <span className={styles.name}>{copy.read}</span> {fill(copy.minutes, { minutes })}
            </span>
            <span className={styles.time}>
              <span className={styles.name}>{copy.do}</span> {takes}
            </span>
          </SiteLink>
        </li>
      ))}
    </ul>
  </>
);
