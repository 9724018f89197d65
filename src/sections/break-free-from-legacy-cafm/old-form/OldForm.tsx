import { useId } from 'react';
import copy from '../../../copy/forms.json';
import { Form } from '../../../ui/forms/Form';
import { Heading } from '../../../ui/primitives/Heading';
import { SiteLink } from '../../../ui/primitives/SiteLink';
import { Text } from '../../../ui/primitives/Text';
import { HeroGround } from '../../../ui/hero/HeroGround';
import { HeroText } from '../../../ui/hero/HeroText';
import { Drawn } from './Drawn';
import type { SectionProps } from '../../../content-model/sectionProps';
import type { oldForm } from './schema';
import * as styles from './OldForm.module.css';

/** The old form is cut off by the next section. */
export function OldForm(section: SectionProps<typeof oldForm>) {
  const heading = useId();
  const formId = useId();
  const { anchor, screen, planTitle, planLead, form, note } = section;
  return (
    <HeroGround hero={section} heading={heading} usual="stone">
      <div className={styles.root}>
        <HeroText hero={section} heading={heading} />
        <Drawn wrapper={{ className: styles.screen }} {...screen} />
        <div id={anchor} className={styles.panel}>
          <div className={styles.head}>
            <Heading level={2} size="sm" id={formId}>
              {planTitle}
            </Heading>
            <Text look="small" isSoft>
              {planLead}
            </Text>
          </div>
          <Form form={form} labelledBy={formId} />
          <Text look="source">
            {note} <SiteLink href={copy.private.href}>{copy.private.link}</SiteLink>
          </Text>
        </div>
      </div>
    </HeroGround>
  );
}
