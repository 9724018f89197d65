import { useId } from 'react';
import { HeroGround } from '../../../../ui/hero/HeroGround';
import { HeroText } from '../../../../ui/hero/HeroText';
import { Round } from './Round';
import type { SectionProps } from '../../../../content-model/sectionProps';
import type { roundSheet } from './schema';
import * as styles from './RoundSheet.module.css';

export function RoundSheet(section: SectionProps<typeof roundSheet>) {
  const heading = useId();
  return (
    <HeroGround hero={section} heading={heading} usual="family">
      <div className={styles.root}>
        <HeroText hero={section} heading={heading} size="lg" />
        <Round round={section.round} />
      </div>
    </HeroGround>
  );
}
