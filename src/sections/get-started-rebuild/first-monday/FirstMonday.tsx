import { useId } from 'react';
import copy from '../../../copy/forms.json';
import { Form } from '../../../ui/forms/Form';
import { HeroGround } from '../../../ui/hero/HeroGround';
import { HeroText } from '../../../ui/hero/HeroText';
import { Heading } from '../../../ui/primitives/Heading';
import { Icon } from '../../../ui/primitives/Icon';
import { SiteLink } from '../../../ui/primitives/SiteLink';
import { Text } from '../../../ui/primitives/Text';
import { FirstMondayDay } from './FirstMondayDay';
import type { SectionProps } from '../../../content-model/sectionProps';
import type { firstMonday } from './schema';
import * as styles from './FirstMonday.module.css';

/** A form for the date, what has to be there before, and the day itself. */
export function FirstMonday(section: SectionProps<typeof firstMonday>) {
  const heading = useId();
  const formId = useId();
  const { anchor, needsTitle, needs, formTitle, form } = section;
  return (
    <HeroGround hero={section} heading={heading} usual="family">
      <div className={styles.root}>
        <HeroText hero={section} heading={heading} />
        <div id={anchor} className={styles.panel}>
          <Heading level={2} size="sm" id={formId}>
            {formTitle}
          </Heading>
          <Form form={form} labelledBy={formId} />
          <Text look="source" isSoft>
            {copy.private.text} <SiteLink href={copy.private.href}>{copy.private.link}</SiteLink>
          </Text>
        </div>
        <div className={styles.needs}>
          <Text look="name">{needsTitle}</Text>
          <ul className={styles.list}>
            {needs.map((need) => (
              <li key={need} className={styles.need}>
                <Icon name="check" className={styles.sign} />
                <Text as="span">{need}</Text>
              </li>
            ))}
          </ul>
        </div>
        <FirstMondayDay {...section} />
      </div>
    </HeroGround>
  );
}
