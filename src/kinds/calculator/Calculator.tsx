import { graphql } from 'gatsby';
import { useDeferredValue, useEffect, useState } from 'react';
import { fill } from '../../text/fillWords';
import errorCopy from '../../copy/roiErrors.json';
import { computeRoi } from '../../roi/model.ts';
import { invalidIn } from '../../roi/page/draft.ts';
import { activeOf, firstState } from '../../roi/page/state.ts';
import { Container } from '../../ui/primitives/Container';
import { ErrorSummary, type FieldError } from '../../ui/primitives/ErrorSummary';
import { Scripted } from '../../ui/primitives/Scripted';
import { StickySum } from '../../ui/primitives/StickySum';
import { AddressReport } from './AddressReport';
import { Download } from './Download';
import { errorOf } from './errors';
import { FigureForm } from './FigureForm';
import { resultId, setsId } from './ids';
import { LaterDetails, wakeDetails } from './LaterDetails';
import { Result } from './Result';
import { sumOf } from './resultWords';
import { SetChoice } from './SetChoice';
import { chosenOf, type Preset } from './presets';
import { PresetStory } from './PresetStory';
import { Tools } from './Tools';
import { useCalculator } from './useCalculator';
import { useReport } from './useReport';
import * as styles from './Calculator.module.css';

const nothing: readonly FieldError[] = [];

/** ROI calculator: inputs, result beside them, explanations below. */
export function Calculator({ words }: { readonly words: Queries.CalculatorPartsFragment }) {
  // The content check has validated them against the fields.
  const presets = words.presets as readonly Preset[];
  const [state, update] = useCalculator(presets);
  const later = useDeferredValue(state);
  const report = useReport();
  const [summary, setSummary] = useState(nothing);
  const isFirst = state === firstState;
  useEffect(() => {
    if (!isFirst) wakeDetails();
  }, [isFirst]);
  const scenario = activeOf(state);
  const unread = invalidIn(scenario.draft);
  const labels = unread.map(({ label }) => label);
  // Corrected errors are dropped, so that the next typo does not show the summary again.
  if (unread.length === 0 && summary !== nothing) setSummary(nothing);
  const result = computeRoi(scenario.inputs);
  const onSubmit = (): void => {
    const errors = unread.map((field) => ({
      id: field.name,
      text: fill(errorCopy.named, {
        label: field.label,
        error: errorOf(field, scenario.draft.texts[field.key]) ?? '',
      }),
    }));
    if (errors.length > 0) setSummary(errors);
    else report.make(scenario.inputs);
  };
  return (
    <>
      <Container className={styles.root}>
        <div className={styles.entry}>
          <AddressReport errors={state.errors} />
          {unread.length > 0 ? <ErrorSummary errors={summary} /> : null}
          <div id={setsId} className={styles.form}>
            <Scripted>
              <SetChoice state={state} update={update} />
            </Scripted>
            <FigureForm {...{ words, presets, scenario, unread, update, onSubmit }}>
              <StickySum target={resultId}>{sumOf(result)}</StickySum>
            </FigureForm>
          </div>
        </div>
        <div className={styles.answer} data-keep-clear>
          <Result result={result} unread={labels} isFirst={isFirst}>
            <Download report={report} inputs={scenario.inputs} unread={labels} />
            <PresetStory stories={words.stories} slug={chosenOf(presets, scenario.inputs)?.slug} />
            <Scripted>
              <Tools state={state} update={update} />
            </Scripted>
          </Result>
        </div>
      </Container>
      <LaterDetails words={words} state={later} />
    </>
  );
}

export const fragment = graphql`
  fragment CalculatorParts on CalculatorWords {
    ...FigureForm
    ...DetailsParts
    stories {
      ...PresetStory
    }
  }
`;
