import { useKeptChoice } from '../../../../browser/useKeptChoice';
import { ChoiceRow } from '../../../../ui/primitives/ChoiceRow';
import { Prose } from '../../../../ui/primitives/Prose';
import { Text } from '../../../../ui/primitives/Text';
import { Section } from '../../../../ui/primitives/Section';
import type { SectionProps } from '../../../../content-model/sectionProps';
import type { lessonStart } from './schema';
import * as styles from './LessonStart.module.css';

/** Radio buttons and CSS, without script. */
export function LessonStart(section: SectionProps<typeof lessonStart>) {
  const { title, lead, anchor, legend, starts } = section;
  const { form, keep } = useKeptChoice();
  return (
    <Section title={title} lead={lead} anchor={anchor} ground="sunken">
      <form ref={form} onChange={keep} className={styles.root} data-choices="">
        <ChoiceRow
          legend={legend}
          name="have"
          choices={starts.map(({ have }) => ({ key: have, content: have }))}
        />
        <ul aria-live="polite">
          {starts.map(({ have, begin, because }, index) => (
            <li key={have} data-choice={index + 1} className={styles.answer}>
              <Text as="b" look="figureLg">
                {begin}
              </Text>
              <Prose html={because} />
            </li>
          ))}
        </ul>
      </form>
    </Section>
  );
}
