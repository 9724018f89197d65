import { place } from '../../../ui/plot/place';
import { ArrowLink } from '../../../ui/primitives/ArrowLink';
import { ChoiceBar } from '../../../ui/primitives/ChoiceBar';
import { Section } from '../../../ui/primitives/Section';
import { Stack } from '../../../ui/primitives/Stack';
import { Text } from '../../../ui/primitives/Text';
import type { SectionProps } from '../../../content-model/sectionProps';
import type { requestOutcomes } from './schema';
import copy from './words.json';
import * as styles from './RequestOutcomes.module.css';

/** One bar of all requests; a part of it says what became of those. The last one is refused. */
export function RequestOutcomes(section: SectionProps<typeof requestOutcomes>) {
  const { title, lead, anchor, rows, action } = section;
  const sizes = rows.map(({ count }) => `minmax(3rem, ${count}fr)`).join(' ');
  return (
    <Section
      title={title}
      lead={lead}
      anchor={anchor}
      size="md"
      head="side"
      ground="sunken"
      isTight
    >
      <div data-choices style={place({ sizes })}>
        <Stack gap={4} isWide>
          <ChoiceBar
            legend={copy.choose}
            isLegendHidden
            choices={rows.map(({ count, name }) => ({
              key: name,
              content: (
                <>
                  <Text as="span" look="figureSm">
                    {count}
                  </Text>{' '}
                  <Text as="span" look="small" className={styles.name}>
                    {name}
                  </Text>
                </>
              ),
            }))}
          />
          {rows.map(({ count, name, text }, index) => (
            <p key={name} data-choice={index + 1}>
              <b>
                {count} {name}.
              </b>{' '}
              {text}
            </p>
          ))}
          <ArrowLink href={action.href}>{action.text}</ArrowLink>
        </Stack>
      </div>
    </Section>
  );
}
