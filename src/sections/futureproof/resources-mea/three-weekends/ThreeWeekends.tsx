import { useKeptChoice } from '../../../../browser/useKeptChoice';
import { fill } from '../../../../text/fillWords';
import { hoursIn, sharedHours, stretchesOf, type Stretch } from './sharedHours';
import { place } from '../../../../ui/plot/place';
import { ChoiceRow } from '../../../../ui/primitives/ChoiceRow';
import { Prose } from '../../../../ui/primitives/Prose';
import { Section } from '../../../../ui/primitives/Section';
import type { SectionProps } from '../../../../content-model/sectionProps';
import type { threeWeekends } from './schema';
import * as styles from './ThreeWeekends.module.css';

const span = ({ from, to }: Stretch) =>
  place({
    from: `${Math.round((1000 * from) / 168) / 10}%`,
    width: `${Math.round((1000 * (to - from)) / 168) / 10}%`,
  });

/** Radio buttons and CSS choose the kind of week. */
export function ThreeWeekends(section: SectionProps<typeof threeWeekends>) {
  const { title, lead, anchor, legend, days, clock, kinds, sharedWord } = section;
  const { form, keep } = useKeptChoice();
  return (
    <Section title={title} lead={lead} anchor={anchor} ground="sunken">
      <form ref={form} onChange={keep} data-choices="">
        <ChoiceRow
          legend={legend}
          name="week"
          look="chips"
          choices={kinds.map(({ name }) => ({ key: name, content: name }))}
        />
        <ul aria-live="polite">
          {kinds.map(({ name, cities, says }, index) => {
            const shared = sharedHours(cities);
            return (
              <li key={name} data-choice={index + 1} className={styles.kind}>
                <h3 className={styles.sum}>{fill(sharedWord, { hours: hoursIn(shared) })}</h3>
                <div>
                  <p className={styles.days} aria-hidden="true">
                    {days.map((day) => (
                      <span key={day}>
                        {day.slice(0, 1)}
                        <span className={styles.rest}>{day.slice(1)}</span>
                      </span>
                    ))}
                  </p>
                  <ul>
                    {cities.map((one) => (
                      <li key={one.city} className={styles.city}>
                        <p className={styles.words}>
                          <b>{one.city}</b> {one.hours}
                        </p>
                        <div className={styles.strip} aria-hidden="true">
                          {shared.map((stretch) => (
                            <i key={stretch.from} className={styles.shared} style={span(stretch)} />
                          ))}
                          {stretchesOf(one).map((stretch) => (
                            <i key={stretch.from} className={styles.open} style={span(stretch)} />
                          ))}
                        </div>
                      </li>
                    ))}
                  </ul>
                  <p className={styles.clock}>{clock}</p>
                </div>
                <Prose html={says} />
              </li>
            );
          })}
        </ul>
      </form>
    </Section>
  );
}
