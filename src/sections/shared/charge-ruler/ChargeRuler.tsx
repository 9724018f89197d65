import { useKeptChoice } from '../../../browser/useKeptChoice';
import { placeOnLogAxis } from '../../../ui/plot/dotColumns';
import { place } from '../../../ui/plot/place';
import { ChoiceRow } from '../../../ui/primitives/ChoiceRow';
import { Note } from '../../../ui/primitives/Note';
import { Prose } from '../../../ui/primitives/Prose';
import { Section } from '../../../ui/primitives/Section';
import type { SectionProps } from '../../../content-model/sectionProps';
import type { chargeRuler } from './schema';
import * as styles from './ChargeRuler.module.css';

const at = (percent: number) => place({ at: `${percent.toFixed(1)}%` });

/** Radio buttons choose the refrigerant. */
export function ChargeRuler(section: SectionProps<typeof chargeRuler>) {
  const { title, lead, anchor, legend, from, to, ticks, ruled, note } = section;
  const { form, keep } = useKeptChoice();
  const axis = { from, to };
  return (
    <Section title={title} lead={lead} anchor={anchor} ground="sunken">
      <form ref={form} onChange={keep} data-choices="">
        <ChoiceRow
          legend={legend}
          name="charge"
          choices={ruled.map(({ name }) => ({ key: name, content: name }))}
        />
        <ul aria-live="polite">
          {ruled.map(({ name, marks, says }, index) => (
            <li key={name} data-choice={index + 1} className={styles.ruled}>
              <h3 className={styles.name}>{name}</h3>
              <div className={styles.ruler} aria-hidden="true">
                {ticks.map(({ amount, shown }, index) => (
                  <span
                    key={shown}
                    className={
                      index === ticks.length - 1 ? `${styles.tick} ${styles.last}` : styles.tick
                    }
                    style={at(placeOnLogAxis(amount, axis))}
                  >
                    {shown}
                  </span>
                ))}
                {marks.map(({ amount, shown }, index) => (
                  <span
                    key={shown}
                    className={styles.duty}
                    style={{
                      ...at(placeOnLogAxis(amount, axis)),
                      ...place({ step: String(index + 1), steps: String(marks.length) }),
                    }}
                  />
                ))}
              </div>
              <div className={styles.words}>
                <ol>
                  {marks.map(({ shown, asks }) => (
                    <li key={shown} className={styles.mark}>
                      <b className={styles.amount}>{shown}</b>
                      <span>{asks}</span>
                    </li>
                  ))}
                </ol>
                <Prose html={says} />
              </div>
            </li>
          ))}
        </ul>
      </form>
      <Note html={note} />
    </Section>
  );
}
