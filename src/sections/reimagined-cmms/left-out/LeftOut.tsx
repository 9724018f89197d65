import { fill } from '../../../text/fillWords';
import { place } from '../../../ui/plot/place';
import { Fold } from '../../../ui/primitives/Fold';
import { Prose } from '../../../ui/primitives/Prose';
import { Section } from '../../../ui/primitives/Section';
import { Text } from '../../../ui/primitives/Text';
import type { SectionProps } from '../../../content-model/sectionProps';
import type { leftOut } from './schema';
import * as styles from './LeftOut.module.css';

/** A row per feature; its top line is as long as the demand, and phones fold what is there instead. */
export function LeftOut(section: SectionProps<typeof leftOut>) {
  const { title, lead, anchor, tenders, demand, open, insteadHead, wrongHead, things, counted } =
    section;
  return (
    <Section title={title} lead={lead} anchor={anchor} head="split">
      <ol>
        {things.map(({ anchor: id, name, asked, why, instead, wrongFor }, index) => (
          <li
            key={name}
            id={id ?? undefined}
            className={styles.root}
            style={place({ asked: `${((asked / tenders) * 100).toFixed(1)}%` })}
          >
            <div className={styles.head}>
              <h3 className={styles.name}>
                <span className={styles.number}>{index + 1}</span> {name}
              </h3>
              <p className={styles.demand}>{fill(demand, { n: asked, all: tenders })}</p>
            </div>
            <div className={styles.why}>
              <Prose html={why} />
            </div>
            <Fold
              isOpen={index === 0}
              isOpenWide
              title={
                <Text as="span" look="label">
                  {open}
                </Text>
              }
            >
              <div className={styles.rest}>
                <div className={styles.instead}>
                  <b>{insteadHead}</b>
                  <Prose html={instead} />
                </div>
                <p className={styles.wrong}>
                  <b className={styles.wrongHead}>{wrongHead}</b>
                  {wrongFor}
                </p>
              </div>
            </Fold>
          </li>
        ))}
      </ol>
      <Text look="source">{counted}</Text>
    </Section>
  );
}
