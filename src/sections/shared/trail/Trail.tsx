import copy from './words.json';
import { Section } from '../../../ui/primitives/Section';
import { Text } from '../../../ui/primitives/Text';
import { TrailScrap } from './TrailScrap';
import type { SectionProps } from '../../../content-model/sectionProps';
import type { trail } from './schema';
import * as styles from './Trail.module.css';

/** Each piece looks like its medium. */
export function Trail({ title, lead, anchor, scraps, note }: SectionProps<typeof trail>) {
  return (
    <Section title={title} lead={lead} anchor={anchor}>
      <ol className={styles.list}>
        {scraps.map((scrap) => (
          <li key={scrap.time} className={styles.item} data-kind={scrap.kind}>
            <p className={styles.time}>
              {scrap.time}
              <span className="visuallyHidden">, {copy.kinds[scrap.kind]}</span>
            </p>
            <TrailScrap scrap={scrap} />
          </li>
        ))}
      </ol>
      {note ? <Text className={styles.note}>{note}</Text> : null}
    </Section>
  );
}
