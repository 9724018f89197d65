import copy from './words.json';
import { ChoiceRow } from '../../../../ui/primitives/ChoiceRow';
import { Heading } from '../../../../ui/primitives/Heading';
import { Section } from '../../../../ui/primitives/Section';
import { Stack } from '../../../../ui/primitives/Stack';
import { Text } from '../../../../ui/primitives/Text';
import type { SectionProps } from '../../../../content-model/sectionProps';
import type { startWith } from './schema';
import * as styles from './StartWith.module.css';

const looks = { now: styles.now, next: styles.next, rest: '' };

/** Radio buttons choose the problem; CSS shows the modules that answer it. */
export function StartWith(section: SectionProps<typeof startWith>) {
  const { title, anchor, legend, parts, pains } = section;
  const problems = pains.map(({ name }) => ({ key: name, content: name }));
  return (
    <div data-choices="">
      <Section
        {...{ title, anchor }}
        size="md"
        isTight
        head="side"
        ground="sunken"
        action={
          <ChoiceRow
            legend={legend}
            isLegendHidden
            look="list"
            choices={problems}
            first={1}
            className={styles.choice}
          />
        }
      >
        {pains.map(({ name, now, next, verdict, story }, index) => (
          <div key={name} data-choice={index + 1}>
            <Stack gap={3} isWide>
              <ol className={styles.parts}>
                {parts.map((part) => {
                  const when = now.includes(part) ? 'now' : next.includes(part) ? 'next' : 'rest';
                  return (
                    <li key={part} className={`${styles.part} ${looks[when]}`}>
                      {part}
                      <span className="visuallyHidden">, {copy[when]}</span>
                    </li>
                  );
                })}
              </ol>
              <p className={styles.key} aria-hidden="true">
                {(['now', 'next', 'rest'] as const).map((when) => (
                  <span key={when} className={`${styles.part} ${looks[when]}`}>
                    {copy[when]}
                  </span>
                ))}
              </p>
              <Heading level={3} size="xs">
                {verdict}
              </Heading>
              <Text isSoft>{story}</Text>
            </Stack>
          </div>
        ))}
      </Section>
    </div>
  );
}
