import { graphql } from 'gatsby';
import copy from '../../copy/roi.json';
import { computeRoi, type RoiResult } from '../../roi/model.ts';
import { activeOf, type PageState } from '../../roi/page/state.ts';
import { ArrowLink } from '../../ui/primitives/ArrowLink';
import { Scripted } from '../../ui/primitives/Scripted';
import { Section } from '../../ui/primitives/Section';
import { Faq } from '../../ui/content/Faq';
import { Comparison } from './Comparison';
import { Constants } from './Constants';
import { CurveSection } from './CurveSection';
import { EnteredFigures } from './EnteredFigures';
import { HoursBars } from './HoursBars';
import { detailsId, setsId } from './ids';
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
      <Section title={hours.title} lead={hours.lead} size="md">
        <HoursBars {...result} />
      </Section>
      <Section title={working.title} lead={working.lead} anchor={detailsId} ground="sunken">
        <WorkingTable inputs={inputs} result={result} />
        <Constants words={words.constants} cost={result.cost} />
      </Section>
      <Section title={readings.title} lead={readings.lead} head="split">
        <Readings inputs={inputs} />
      </Section>
      <Section title={comparison.title} lead={comparison.lead} size="md" anchor="compare">
        {second ? (
          <Comparison first={first.inputs} second={second.inputs} />
        ) : (
          <Scripted>
            <ArrowLink href={`#${setsId}`}>{copy.sets.how}</ArrowLink>
          </Scripted>
        )}
      </Section>
      <LeftOut {...words.leftOut} />
      <Faq anchor="questions" {...words.questions} />
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
