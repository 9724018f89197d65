import { place } from '../../../ui/plot/place';
import { Section } from '../../../ui/primitives/Section';
import { Text } from '../../../ui/primitives/Text';
import type { SectionProps } from '../../../content-model/sectionProps';
import type { fieldStairs } from './schema';
import * as styles from './FieldStairs.module.css';

/** Steps as high as the total number of fields. */
export function FieldStairs(section: SectionProps<typeof fieldStairs>) {
  const { title, lead, anchor, unit, risers, note } = section;
  const sums = risers.map((_, at) =>
    risers.slice(0, at + 1).reduce((sum, { added }) => sum + added, 0),
  );
  const most = sums.at(-1) ?? 1;
  return (
    <Section title={title} lead={lead} anchor={anchor}>
      <ol className={styles.root} style={place({ count: String(risers.length) })}>
        {risers.map(({ year, added, who, text }, at) => {
          const sum = sums[at] ?? 0;
          return (
            <li
              key={year}
              className={styles.step}
              style={place({
                height: String(Math.round((sum / most) * 1000) / 1000),
                new: String(Math.round((added / sum) * 1000) / 10),
              })}
            >
              <i className={styles.block} />
              <div className={styles.words}>
                <h3 className={styles.year}>
                  {year}
                  <span className={styles.sum}>
                    {sum} {unit}
                  </span>
                </h3>
                <b className={styles.who}>{who}</b>
                <p className={styles.text}>{text}</p>
              </div>
            </li>
          );
        })}
      </ol>
      <Text look="small" isSoft className={styles.note}>
        {note}
      </Text>
    </Section>
  );
}
