import { ChoiceRow } from '../../../../ui/primitives/ChoiceRow';
import { Heading } from '../../../../ui/primitives/Heading';
import { Section } from '../../../../ui/primitives/Section';
import { Split } from '../../../../ui/primitives/Split';
import { Stack } from '../../../../ui/primitives/Stack';
import { Text } from '../../../../ui/primitives/Text';
import { Panel } from '../../../../ui/product-ui/parts/Panel';
import type { SectionProps } from '../../../../content-model/sectionProps';
import { FloorDays } from './FloorDays';
import type { floorWeek } from './schema';
import words from './words.json';
import * as styles from './FloorWeek.module.css';

/** The week as it was or with its Fridays gathered, floor by floor; machines of empty floors rest. */
export function FloorWeek(section: SectionProps<typeof floorWeek>) {
  const { title, anchor, lead, place, legend, ways, weekdays, seats, plants, note } = section;
  const choice = (
    <ChoiceRow
      legend={legend}
      isLegendHidden
      first={1}
      choices={ways.map(({ name }) => ({ key: name, content: name }))}
    />
  );
  return (
    <Section title={title} lead={lead} anchor={anchor} size="md" head="split" isTight>
      <div data-choices="">
        <Panel isLive isInset title={<Text look="name">{place}</Text>} end={choice}>
          <Split ratio="4:8">
            <Stack gap={4} isWide>
              <div className={styles.ways}>
                {ways.map(({ name, verdict, story }, index) => (
                  <div key={name} data-choice={index + 1}>
                    <Stack gap={2}>
                      <Heading level={3} size="sm">
                        {verdict}
                      </Heading>
                      <Text>{story}</Text>
                    </Stack>
                  </div>
                ))}
              </div>
              <Text look="source">{note}</Text>
            </Stack>
            <table className={styles.table}>
              <caption className="visuallyHidden">{words.caption}</caption>
              <thead>
                <tr>
                  {[words.plant, words.level, ...weekdays].map((name) => (
                    <th
                      key={name}
                      scope="col"
                      className={name === words.plant ? styles.plantName : undefined}
                    >
                      <Text as="span" look="tick">
                        {name}
                      </Text>
                    </th>
                  ))}
                </tr>
              </thead>
              {plants.map(({ name, levels }) => (
                <tbody key={name} className={styles.plant}>
                  {levels.map((level, index) => (
                    <tr key={level.name}>
                      {index === 0 ? (
                        <th scope="rowgroup" rowSpan={levels.length} className={styles.plantName}>
                          <Text as="span" look="label">
                            {name}
                          </Text>
                        </th>
                      ) : null}
                      <th scope="row">
                        <Text as="span" look="tick">
                          {level.name}
                        </Text>
                      </th>
                      <FloorDays now={level.badges} gathered={level.gathered} seats={seats} />
                    </tr>
                  ))}
                </tbody>
              ))}
            </table>
          </Split>
        </Panel>
      </div>
    </Section>
  );
}
