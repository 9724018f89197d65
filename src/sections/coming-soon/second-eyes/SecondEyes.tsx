import { useId } from 'react';
import { useIsOver } from '../../../ui/time/useIsOver';
import { Form } from '../../../ui/forms/Form';
import { Heading } from '../../../ui/primitives/Heading';
import { Note } from '../../../ui/primitives/Note';
import { Prose } from '../../../ui/primitives/Prose';
import { HeroGround } from '../../../ui/hero/HeroGround';
import { HeroText } from '../../../ui/hero/HeroText';
import { Text } from '../../../ui/primitives/Text';
import type { SectionProps } from '../../../content-model/sectionProps';
import type { secondEyes } from './schema';
import * as styles from './SecondEyes.module.css';
import { SkipSheet } from './SkipSheet';

/** Until its launch day, the page has a form for a reminder. */
export function SecondEyes(section: SectionProps<typeof secondEyes>) {
  const { dayName, comesAt, isHere, formTitle, form, formNote } = section;
  const heading = useId();
  const formHeading = useId();
  const isOut = useIsOver({ startsAt: comesAt, endsAt: comesAt });
  return (
    <HeroGround hero={section} heading={heading} usual="paper">
      <div className={styles.root}>
        <div className={styles.words}>
          <HeroText hero={section} heading={heading} layout="corner" />
          <Text look="figureLg" className={styles.day}>
            {dayName}
          </Text>
          {isOut ? (
            <Prose html={isHere} />
          ) : (
            <div className={styles.form}>
              <Heading level={2} size="label" id={formHeading}>
                {formTitle}
              </Heading>
              <Form form={form} labelledBy={formHeading} />
              <Note html={formNote} />
            </div>
          )}
        </div>
        <SkipSheet section={section} />
      </div>
    </HeroGround>
  );
}
