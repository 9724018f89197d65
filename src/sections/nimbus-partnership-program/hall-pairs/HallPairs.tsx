import { place } from '../../../ui/plot/place';
import { Note } from '../../../ui/primitives/Note';
import { Section } from '../../../ui/primitives/Section';
import type { SectionProps } from '../../../content-model/sectionProps';
import type { hallPairs } from './schema';
import * as styles from './HallPairs.module.css';

export function HallPairs(section: SectionProps<typeof hallPairs>) {
  const { anchor, title, lead, least, leastLabel, pairs, note } = section;
  const longest = Math.max(...pairs.map(({ miles }) => miles));
  const lengthOf = (miles: number): string => `${((miles / longest) * 100).toFixed(1)}%`;
  return (
    <Section anchor={anchor} title={title} lead={lead} head="side">
      <div className={styles.root}>
        {pairs.map(({ region, first, second, miles, says }) => (
          <div key={region} className={styles.pair}>
            <h3 className={styles.region}>{region}</h3>
            <p className={styles.halls}>
              <span>{first}</span>
              <span className={styles.miles}>{`${miles}\u00a0mi`}</span>
              <span>{second}</span>
            </p>
            <div
              className={styles.way}
              style={place({ length: lengthOf(miles), least: lengthOf(least) })}
              aria-hidden="true"
            >
              <i className={styles.line} />
              <i className={styles.least} />
            </div>
            <p className={styles.says}>{says}</p>
          </div>
        ))}
        <p className={styles.key}>
          <i className={styles.mark} /> {leastLabel}
        </p>
      </div>
      <Note html={note} />
    </Section>
  );
}
