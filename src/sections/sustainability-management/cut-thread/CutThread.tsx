import { useKeptChoice } from '../../../browser/useKeptChoice';
import { place } from '../../../ui/plot/place';
import { ChoiceRow } from '../../../ui/primitives/ChoiceRow';
import { Note } from '../../../ui/primitives/Note';
import { Section } from '../../../ui/primitives/Section';
import { css } from '../../../ui/plot/scale';
import type { SectionProps } from '../../../content-model/sectionProps';
import type { cutThread } from './schema';
import * as styles from './CutThread.module.css';

/** Percent of the full bar; the materiality limit is a few percent. */
const WIDEST = 10;

/** Radio buttons choose the error; CSS shows its effect and letter. */
export function CutThread(section: SectionProps<typeof cutThread>) {
  const { title, lead, anchor, ask, wholeName, limit, cuts, daysName, letterName, note } = section;
  const { form, keep } = useKeptChoice();
  return (
    <Section title={title} lead={lead} anchor={anchor} head="split">
      <form ref={form} onChange={keep} data-choices="" className={styles.form}>
        <ChoiceRow
          legend={ask}
          name="cut"
          look="chips"
          choices={cuts.map(({ name }, index) => ({ key: String(index + 1), content: name }))}
        />
        <div aria-live="polite" className={styles.cuts}>
          {cuts.map(({ name, percent, amount, days, cause, letter }, index) => (
            <article key={name} data-choice={index + 1} className={styles.cut}>
              <h3 className={styles.name}>{name}</h3>
              <p>{cause}</p>
              <p className={styles.figure}>
                <b className={styles.amount}>{amount}</b> {`${percent}%`} {wholeName}
              </p>
              <p
                aria-hidden="true"
                className={styles.bar}
                style={place({
                  share: css(Math.min(100, (percent / WIDEST) * 100)),
                  limit: css((limit.percent / WIDEST) * 100),
                })}
              >
                <i className={styles.hanging} />
                <span className={styles.limit}>{limit.name}</span>
              </p>
              <dl className={styles.terms}>
                <dt>{daysName}</dt>
                <dd>{days}</dd>
                <dt>{letterName}</dt>
                <dd className={styles.letter}>{letter}</dd>
              </dl>
            </article>
          ))}
        </div>
      </form>
      <Note html={note} />
    </Section>
  );
}
