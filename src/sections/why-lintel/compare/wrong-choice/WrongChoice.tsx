import { ActLine } from '../../../../ui/primitives/ActLine';
import { Fold } from '../../../../ui/primitives/Fold';
import { Prose } from '../../../../ui/primitives/Prose';
import { Section } from '../../../../ui/primitives/Section';
import { Text } from '../../../../ui/primitives/Text';
import type { SectionProps } from '../../../../content-model/sectionProps';
import type { wrongChoice } from './schema';
import * as styles from './WrongChoice.module.css';

/** What we send elsewhere, and where to; why opens below. */
export function WrongChoice(section: SectionProps<typeof wrongChoice>) {
  const { title, lead, anchor, situations, act } = section;
  return (
    <Section {...{ title, lead, anchor }} size="md" head="side" ground="ink" isTight>
      {situations.map(({ situation, instead, text }) => (
        <Fold
          key={situation}
          name={anchor ?? 'wrong-choice'}
          title={
            <span className={styles.line}>
              <Text as="b" look="name">
                {situation}
              </Text>
              <Text as="span" isSoft>
                {instead}
              </Text>
            </span>
          }
        >
          <div className={styles.text}>
            <Prose html={text} />
          </div>
        </Fold>
      ))}
      <ActLine {...act} />
    </Section>
  );
}
