import { place } from '../../../ui/plot/place';
import { Fold } from '../../../ui/primitives/Fold';
import { Heading } from '../../../ui/primitives/Heading';
import { Section } from '../../../ui/primitives/Section';
import { Text } from '../../../ui/primitives/Text';
import type { SectionProps } from '../../../content-model/sectionProps';
import type { moveManifest } from './schema';
import * as styles from './MoveManifest.module.css';

/** Bars on one scale, the share in use filled. */
export function MoveManifest(section: SectionProps<typeof moveManifest>) {
  const { title, lead, anchor, freight, cameAlong, behindTitle, behind, behindNote } = section;
  return (
    <Section title={title} lead={lead} anchor={anchor} ground="sunken">
      <div className={styles.root}>
        <div>
          <p className={styles.key}>
            <i /> {cameAlong}
          </p>
          <ul className={styles.freight}>
            {freight.map(({ name, count, kept, inWords, text }) => (
              <li key={name} className={styles.row}>
                <h3 className={styles.name}>{name}</h3>
                <p className={styles.count}>{inWords}</p>
                <i
                  className={styles.bar}
                  style={place({ kept: `${Math.round((kept / count) * 1000) / 10}%` })}
                />
                <p className={styles.text}>{text}</p>
              </li>
            ))}
          </ul>
        </div>
        <Fold
          title={
            <Heading level={3} size="sm">
              {behindTitle}
            </Heading>
          }
        >
          <div className={styles.behind}>
            <ul>
              {behind.map((thing) => (
                <li key={thing} className={styles.left}>
                  <s>{thing}</s>
                </li>
              ))}
            </ul>
            <Text look="small" isSoft>
              {behindNote}
            </Text>
          </div>
        </Fold>
      </div>
    </Section>
  );
}
