import { fill } from '../../../text/fillWords';
import copy from '../words.json';
import { MONTHS } from '../../../time/inWords';
import { place } from '../../../ui/plot/place';
import { ReadOut } from '../../../ui/plot/ReadOut';
import { ArrowLink } from '../../../ui/primitives/ArrowLink';
import { Section } from '../../../ui/primitives/Section';
import { Wordmark } from '../../../ui/primitives/Wordmark';
import type { SectionProps } from '../../../content-model/sectionProps';
import type { lastLists } from './schema';
import * as styles from './LastLists.module.css';

const parts = { old: styles.old, paper: styles.paper, ours: styles.ours };

/** Lists of sites on one axis of months; each says when it ended, and what kept it. */
export function LastLists(section: SectionProps<typeof lastLists>) {
  const { title, anchor, customer, months, lists, listKey, note, link } = section;
  const share = (month: number): string => `${Math.round((month / months.length) * 1000) / 10}%`;
  const nameOf = (month: number): string => {
    const until = months.slice(0, Math.max(1, Math.ceil(month)));
    const year = until.findLast((name) => /\d$/.test(name))?.slice(-2) ?? '';
    return `${MONTHS.find((name) => name.startsWith(until.at(-1)?.slice(0, 3) ?? ''))}\u00a020${year}`;
  };
  const endOf = ({
    ends,
    paperUntil,
  }: Pick<(typeof lists)[number], 'ends' | 'paperUntil'>): string =>
    [
      fill(copy.ended, { month: nameOf(ends) }),
      paperUntil ? fill(copy.paper, { month: nameOf(paperUntil) }) : '',
    ]
      .filter(Boolean)
      .join(', ');
  const marks = lists.map((list, index) => ({
    at: (100 * (index + 0.5)) / lists.length,
    says: `**${list.name}** ${endOf(list)}. ${list.note ? `${list.note}.` : ''}`,
  }));
  return (
    <Section
      title={title}
      anchor={anchor}
      action={customer ? <Wordmark customer={customer} /> : undefined}
    >
      <ul className={styles.key}>
        {(['old', 'paper', 'ours'] as const).map((part) => (
          <li key={part}>
            <i className={parts[part]} /> {listKey[part]}
          </li>
        ))}
      </ul>
      <p
        className={styles.months}
        aria-hidden="true"
        style={place({ months: String(months.length) })}
      >
        {months.map((month, index) => (
          <span key={`${month} ${index}`}>{month}</span>
        ))}
      </p>
      <ReadOut isDown hasHint label={copy.lists} marks={marks} start={0}>
        <ol className={styles.lists}>
          {lists.map(({ name, ends, paperUntil, note: said }, index) => (
            <li key={name} className={styles.list}>
              <h3 className={styles.name}>{name}</h3>
              <p className="visuallyHidden">{endOf({ ends, paperUntil })}</p>
              <p
                data-mark={index}
                className={styles.track}
                aria-hidden="true"
                style={place({ ends: share(ends), paper: share((paperUntil ?? ends) - ends) })}
              >
                <i className={styles.old} />
                <i className={styles.paper} />
                <i className={styles.ours} />
              </p>
              {said ? <p className={styles.said}>{said}</p> : null}
            </li>
          ))}
        </ol>
      </ReadOut>
      <div className={styles.foot}>
        <p>{note}</p>
        {link ? <ArrowLink href={link.href}>{link.text}</ArrowLink> : null}
      </div>
    </Section>
  );
}
