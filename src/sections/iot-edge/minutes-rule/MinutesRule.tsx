import { fill } from '../../../text/fillWords';
import { place } from '../../../ui/plot/place';
import { ReadOut } from '../../../ui/plot/ReadOut';
import { Section } from '../../../ui/primitives/Section';
import { Stack } from '../../../ui/primitives/Stack';
import { Text } from '../../../ui/primitives/Text';
import type { SectionProps } from '../../../content-model/sectionProps';
import type { minutesRule } from './schema';
import words from './words.json';
import * as styles from './MinutesRule.module.css';

/** Middle of each step, in percent of them all. */
function middlesOf(steps: readonly { readonly minutes: number }[]): number[] {
  const all = steps.reduce((sum, { minutes }) => sum + minutes, 0);
  let end = 0;
  return steps.map(({ minutes }) => {
    end += minutes;
    return ((end - minutes / 2) / all) * 100;
  });
}

/** Minutes on a bar, to scale; each step says what is done in them. */
export function MinutesRule(section: SectionProps<typeof minutesRule>) {
  const { title, lead, anchor, steps, start, spare } = section;
  const middles = middlesOf(steps);
  return (
    <Section {...{ title, lead, anchor }} size="md" head="split" ground="wash" isTight>
      <Stack gap={4} isWide>
        <ReadOut
          hasHint
          label={words.steps}
          start={start}
          marks={middles.map((at, index) => ({ at, says: fill(words.step, { ...steps[index] }) }))}
        >
          <div
            className={styles.root}
            style={place({ sizes: steps.map(({ minutes }) => `${minutes}fr`).join(' ') })}
          >
            {steps.map(({ title: name, minutes }, index) => (
              <Text key={name} as="span" look="figureSm">
                {minutes}
                <i data-mark={index} />
              </Text>
            ))}
          </div>
        </ReadOut>
        <Text look="source">{spare}</Text>
      </Stack>
    </Section>
  );
}
