import { graphql } from 'gatsby';
import { computeRoi, type RoiResult } from '../../roi/model.ts';
import { activeOf, type PageState } from '../../roi/page/state.ts';
import { ActLine } from '../../ui/primitives/ActLine';
import { Section } from '../../ui/primitives/Section';
import { Stack } from '../../ui/primitives/Stack';
import { Faq } from '../../ui/content/Faq';
import { Comparison } from './Comparison';
import { Constants } from './Constants';
import { CurveSection } from './CurveSection';
import { EnteredFigures } from './EnteredFigures';
import { HoursBars } from './HoursBars';
import { detailsId } from './ids';
import { LeftOut } from './LeftOut';
import { Readings } from './Readings';
import { WorkingTable } from './WorkingTable';

export interface DetailsProps {
  readonly words: Queries.DetailsPartsFragment;
  readonly state: PageState;
}

/** Below the form: charts, calculation, scenarios, comparison, limits and questions. */
export function Details({ words, state }: DetailsProps) {
  const { inputs } = activeOf(state);
  const result: RoiResult = computeRoi(inputs);
  const [first, second] = state.scenarios;
  const { hours, working, readings, comparison } = words;
  return (
    <>
      <EnteredFigures state={state} />
      <CurveSection result={result} basis={words.curve} />
      <Section title={hours.title} lead={hours.lead} size="md" head="side" isTight>
        <HoursBars {...result} />
      </Section>
      <Section
        title={working.title}
        lead={working.lead}
        anchor={detailsId}
        size="md"
        head="split"
        ground="sunken"
        isTight
      >
        <Stack gap={5} isWide>
          <WorkingTable inputs={inputs} result={result} />
          <Constants words={words.constants} cost={result.cost} />
          <ActLine {...words.act} />
        </Stack>
      </Section>
      <Section title={readings.title} lead={readings.lead} size="md" head="split" isTight>
        <Readings inputs={inputs} />
      </Section>
      {second ? (
        <Section
          title={comparison.title}
          lead={comparison.lead}
          size="md"
          head="split"
          anchor="compare"
          isTight
        >
          <Comparison first={first.inputs} second={second.inputs} />
        </Section>
      ) : null}
      <LeftOut {...words.leftOut} />
      <Faq anchor="questions" isTight {...words.questions} />
    </>
  );
}

export const fragment = graphql`
  fragment DetailsParts on CalculatorWords {
    curve
    hours {
      title
      lead
    }
    working {
      title
      lead
    }
    constants {
      ...Constants
    }
    act {
      text
      actions {
        ...ActionLink
      }
    }
    readings {
      title
      lead
    }
    comparison {
      title
      lead
    }
    leftOut {
      ...LeftOut
    }
    questions {
      title
      items {
        question
        answer
      }
    }
  }
`;
