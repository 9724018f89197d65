import { useId } from 'react';
import { Text } from '../../../../ui/primitives/Text';
import { HeroGround } from '../../../../ui/hero/HeroGround';
import { HeroText } from '../../../../ui/hero/HeroText';
import { CaseCell } from './CaseCell';
import type { SectionProps } from '../../../../content-model/sectionProps';
import type { caseWall } from './schema';
import * as styles from './CaseWall.module.css';

/** The heading takes the place of several cells. */
export function CaseWall(section: SectionProps<typeof caseWall>) {
  const { cases, hours, legend, warm, note } = section;
  const heading = useId();
  return (
    <HeroGround hero={section} heading={heading} usual="family">
      <div className={styles.root}>
        <div className={styles.words}>
          <HeroText hero={section} heading={heading} />
        </div>
        <ul className={styles.cases}>
          {cases.map((cold) => (
            <CaseCell key={cold.number} cold={cold} hours={hours} />
          ))}
        </ul>
      </div>
      <div className={styles.under}>
        <p className={styles.key}>
          <i className={styles.hatch} aria-hidden="true" /> {legend}
        </p>
        <p className={styles.key}>
          <i className={styles.warm} aria-hidden="true" /> {warm}
        </p>
        <Text look="source" className={styles.note}>
          {note}
        </Text>
      </div>
    </HeroGround>
  );
}
