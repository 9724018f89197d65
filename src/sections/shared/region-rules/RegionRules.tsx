import { useId } from 'react';
import { Container } from '../../../ui/primitives/Container';
import { Fold } from '../../../ui/primitives/Fold';
import { FoldLine } from '../../../ui/primitives/FoldLine';
import { Note } from '../../../ui/primitives/Note';
import { HeroGround } from '../../../ui/hero/HeroGround';
import { HeroText } from '../../../ui/hero/HeroText';
import { RegionDay } from './RegionDay';
import type { SectionProps } from '../../../content-model/sectionProps';
import type { regionRules } from './schema';
import * as styles from './RegionRules.module.css';
import { RuleSizes } from './RuleSizes';

export function RegionRules(section: SectionProps<typeof regionRules>) {
  const { columns, groups, note, meantWord, takenWord } = section;
  const heading = useId();
  return (
    <>
      <HeroGround hero={section} heading={heading} usual="paper">
        <div className={styles.head}>
          <HeroText hero={section} heading={heading} layout="split" />
        </div>
        <RegionDay day={section} />
      </HeroGround>
      <Container>
        <div className={styles.columns} aria-hidden="true">
          <p className={styles.heads}>
            {columns.map((column) => (
              <span key={column}>{column}</span>
            ))}
          </p>
        </div>
        {groups.map(({ name, rules }, index) => (
          <section key={name} aria-label={name} className={styles.group}>
            <h2 className={styles.name}>{name}</h2>
            <Fold
              isOpenWide
              isOpen={index === 0}
              className={styles.rules}
              title={<FoldLine holds={rules.map(({ what }) => what).join(', ')} of={name} />}
            >
              <ul className={styles.list}>
                {rules.map(({ what, here, mistake, sizes }) => (
                  <li key={what} className={styles.rule}>
                    <h3 className={styles.what}>{what}</h3>
                    <p className={styles.here}>{here}</p>
                    <div className={styles.mistake}>
                      <p>
                        <span className={styles.word}>{columns[2]}: </span>
                        {mistake}
                      </p>
                      {sizes ? (
                        <RuleSizes sizes={sizes} meantWord={meantWord} takenWord={takenWord} />
                      ) : null}
                    </div>
                  </li>
                ))}
              </ul>
            </Fold>
          </section>
        ))}
        <div className={styles.notes}>
          <Note html={note} />
        </div>
      </Container>
    </>
  );
}
