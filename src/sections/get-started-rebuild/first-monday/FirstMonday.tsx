import { useId } from 'react';
import { FormPanel } from '../../../ui/forms/FormPanel';
import { HeroGround } from '../../../ui/hero/HeroGround';
import { HeroText } from '../../../ui/hero/HeroText';
import { BeforeDay } from './BeforeDay';
import { FirstMondayDay } from './FirstMondayDay';
import type { SectionProps } from '../../../content-model/sectionProps';
import type { firstMonday } from './schema';
import * as styles from './FirstMonday.module.css';

/** A form for the date, the way to it, and the day itself. */
export function FirstMonday(section: SectionProps<typeof firstMonday>) {
  const heading = useId();
  const { anchor, formTitle, form } = section;
  return (
    <HeroGround hero={section} heading={heading} usual="family">
      <div className={styles.root}>
        <HeroText hero={section} heading={heading} />
        <div id={anchor} className={styles.panel}>
          <FormPanel title={formTitle} form={form} />
        </div>
        <div className={styles.before}>
          <BeforeDay {...section} />
        </div>
        <FirstMondayDay {...section} />
      </div>
    </HeroGround>
  );
}
