import copy from './words.json';
import { ChoiceRow } from '../../../../ui/primitives/ChoiceRow';
import { Prose } from '../../../../ui/primitives/Prose';
import { Section } from '../../../../ui/primitives/Section';
import { FloorDays } from './FloorDays';
import type { SectionProps } from '../../../../content-model/sectionProps';
import type { floorWeek } from './schema';
import * as styles from './FloorWeek.module.css';

/** Radio buttons switch between both weeks; air handlers of empty floors are off. */
export function FloorWeek(section: SectionProps<typeof floorWeek>) {
  const { title, anchor, lead, legend, ways, weekdays, seats, plants, note } = section;
  return (
    <Section title={title} lead={lead} anchor={anchor} ground="stone">
      <div className={styles.root} data-choices="">
        <div className={styles.side}>
          <ChoiceRow
            legend={legend}
            first={1}
            choices={ways.map(({ name }) => ({ key: name, content: name }))}
          />
          <ul className={styles.ways}>
            {ways.map(({ name, verdict, story }, index) => (
              <li key={name} data-choice={index + 1}>
                <strong className={styles.verdict}>{verdict}</strong>
                <p className={styles.story}>{story}</p>
              </li>
            ))}
          </ul>
          {note ? <Prose html={note} /> : null}
        </div>
        <table className={styles.table}>
          <caption className="visuallyHidden">{copy.caption}</caption>
          <thead>
            <tr>
              <th scope="col" className={styles.plantHead}>
                {copy.plant}
              </th>
              <th scope="col">{copy.level}</th>
              {weekdays.map((day) => (
                <th key={day} scope="col">
                  {day}
                </th>
              ))}
            </tr>
          </thead>
          {plants.map(({ name, levels }) => (
            <tbody key={name} className={styles.plant}>
              {levels.map((level, index) => (
                <tr key={level.name}>
                  {index === 0 ? (
                    <th scope="rowgroup" rowSpan={levels.length} className={styles.plantName}>
                      {name}
                    </th>
                  ) : null}
                  <th scope="row" className={styles.level}>
                    {level.name}
                  </th>
                  <FloorDays now={level.badges} gathered={level.gathered} seats={seats} />
                </tr>
              ))}
            </tbody>
          ))}
        </table>
      </div>
    </Section>
  );
}
