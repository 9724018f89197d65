import { useState } from 'react';
import { ChoiceRow } from '../../../../ui/primitives/ChoiceRow';
import { Heading } from '../../../../ui/primitives/Heading';
import { Terms } from '../../../../ui/primitives/Terms';
import { Text } from '../../../../ui/primitives/Text';
import { PanelSection } from '../../../../ui/product-ui/parts/PanelSection';
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
    <PanelSection {...{ title, lead, anchor, act }} name={place}>
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
            <Terms terms={facts} width="8rem" />
          </>
        }
      />
    </PanelSection>
  );
}
