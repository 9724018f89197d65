import { useId } from 'react';
import { fill } from '../../../text/fillWords';
import { inWords } from '../../../time/inWords';
import { Form } from '../../../ui/forms/Form';
import { Heading } from '../../../ui/primitives/Heading';
import { Text } from '../../../ui/primitives/Text';
import { HeroGround } from '../../../ui/hero/HeroGround';
import { HeroText } from '../../../ui/hero/HeroText';
import type { SectionProps } from '../../../content-model/sectionProps';
import type { letterDesk } from './schema';
import * as styles from './LetterDesk.module.css';
import { LetterWatch } from './LetterWatch';
import { NewestLetter } from './NewestLetter';

export function LetterDesk(section: SectionProps<typeof letterDesk>) {
  const { pages, letterName, readWords, standWords, deskTitle, deskText, form: deskForm } = section;
  const heading = useId();
  const letter = useId();
  const form = useId();
  const [newest] = pages;
  return (
    <HeroGround hero={section} heading={heading} usual="stone">
      <div className={styles.root}>
        <HeroText hero={section} heading={heading} />
        <div className={styles.sheet}>
          <div className={styles.slip}>
            <Heading level={2} size="sm" id={form}>
              {deskTitle}
            </Heading>
            <Text look="small" isSoft>
              {deskText}
            </Text>
            <Form form={deskForm} labelledBy={form} />
          </div>
          {newest ? (
            <section aria-labelledby={letter}>
              <Heading level={2} size="sm" id={letter}>
                {fill(letterName, { month: inWords(newest.month) })}
              </Heading>
              <NewestLetter letter={newest} />
            </section>
          ) : null}
        </div>
        {newest ? (
          <LetterWatch
            read={newest.minutes}
            stand={newest.check.minutes}
            {...{ readWords, standWords }}
          />
        ) : null}
      </div>
    </HeroGround>
  );
}
