import { useState } from 'react';
import { ActLine } from '../../../../ui/primitives/ActLine';
import { ChoiceRow } from '../../../../ui/primitives/ChoiceRow';
import { Heading } from '../../../../ui/primitives/Heading';
import { Rows } from '../../../../ui/primitives/Rows';
import { Section } from '../../../../ui/primitives/Section';
import { Text } from '../../../../ui/primitives/Text';
import { Panel } from '../../../../ui/product-ui/parts/Panel';
import type { SectionProps } from '../../../../content-model/sectionProps';
import { PressureDay } from './PressureDay';
import type { surveyRecord } from './schema';
import { TestYear } from './TestYear';

/** A question is a choice; its record opens beside it, with the curve or the year that it was filed from. */
export function SurveyRecord(section: SectionProps<typeof surveyRecord>) {
  const { title, lead, anchor, place, legend, questions, act } = section;
  const [chosen, choose] = useState(questions[0]?.asks);
  const asked = questions.find(({ asks }) => asks === chosen);
  if (!asked) return null;
  const { name, answer, year, day, facts } = asked;
  return (
    <Section title={title} lead={lead} anchor={anchor} size="md" head="split" isTight>
      <Panel isLive isInset title={<Text look="name">{place}</Text>}>
        <ChoiceRow
          legend={legend}
          look="list"
          value={chosen}
          onChange={choose}
          choices={questions.map(({ asks }) => ({ key: asks, content: asks }))}
          detail={
            <>
              <Heading level={3} size="sm">
                {name}
              </Heading>
              <Text>{answer}</Text>
              {day ? <PressureDay {...day} /> : null}
              {year ? <TestYear key={name} name={name} year={year} /> : null}
              <Rows as="dl" columns="8rem 1fr">
                {facts.map(({ label, value }) => (
                  <div key={label}>
                    <Text as="dt" look="small" isSoft>
                      {label}
                    </Text>
                    <Text as="dd" look="label">
                      {value}
                    </Text>
                  </div>
                ))}
              </Rows>
            </>
          }
        />
      </Panel>
      <ActLine {...act} />
    </Section>
  );
}
