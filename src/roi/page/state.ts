import type { NumberKey, RoiInputs } from '../fields.ts';
import { defaultInputs } from '../inputs.ts';
import type { AddressError, Pair } from './address.ts';
import { draftOf, inputsIn, type Draft } from './draft.ts';

/** One set of figures: as typed, and the last of them that could be calculated with. */
export interface Scenario {
  readonly draft: Draft;
  readonly inputs: RoiInputs;
}

/** What the page is about: one set of figures, or two side by side. */
export interface PageState {
  readonly scenarios: Pair<Scenario>;
  /** Which of them the form shows. */
  readonly active: 0 | 1;
  /** What the address said that could not be used. */
  readonly errors: readonly AddressError[];
}

export const scenarioOf = (inputs: RoiInputs): Scenario => ({ draft: draftOf(inputs), inputs });

/** What the HTML of the build shows. */
export const firstState: PageState = {
  scenarios: [scenarioOf(defaultInputs), null],
  active: 0,
  errors: [],
};

export const activeOf = ({ scenarios: [first, second], active }: PageState): Scenario =>
  active === 1 && second ? second : first;

function withActive(state: PageState, scenario: Scenario): PageState {
  const [first, second] = state.scenarios;
  const isSecond = state.active === 1 && second !== null;
  return { ...state, scenarios: isSecond ? [first, scenario] : [scenario, second] };
}

function withDraft(state: PageState, change: (draft: Draft) => Draft): PageState {
  const { draft, inputs } = activeOf(state);
  const changed = change(draft);
  return withActive(state, { draft: changed, inputs: inputsIn(changed) ?? inputs });
}

export const setText = (state: PageState, key: NumberKey, text: string): PageState =>
  withDraft(state, (draft) => ({ ...draft, texts: { ...draft.texts, [key]: text } }));

export const setIntegration = (state: PageState, isIntegration: boolean): PageState =>
  withDraft(state, (draft) => ({ ...draft, isIntegration }));

/** Puts other figures in the place of those that the form shows. */
export const fillWith = (state: PageState, inputs: RoiInputs): PageState =>
  withActive(state, scenarioOf(inputs));

/** Sets a copy of the figures in the form beside them, for a change to be made to it. */
export function copyToSecond(state: PageState): PageState {
  const scenario = activeOf(state);
  return { ...state, scenarios: [scenario, scenario], active: 1 };
}

/** Sets the same figures with and without integration side by side: first as they are in the form. */
export function compareIntegration(state: PageState): PageState {
  const scenario = activeOf(state);
  const { inputs } = scenario;
  const other = scenarioOf({ ...inputs, isIntegration: !inputs.isIntegration });
  return { ...state, scenarios: [scenario, other], active: 0 };
}

export const show = (state: PageState, active: 0 | 1): PageState => ({ ...state, active });

/** Keeps the figures in the form alone. */
export const keepActive = (state: PageState): PageState => ({
  ...state,
  scenarios: [activeOf(state), null],
  active: 0,
});
