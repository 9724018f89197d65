import { defaultInputs } from '../../../src/roi/inputs.ts';
import {
  activeOf,
  compareIntegration,
  copyToSecond,
  fillWith,
  firstState,
  keepActive,
  setIntegration,
  setText,
  show,
} from '../../../src/roi/page/state.ts';
import { withInputs } from '../arbitraries.ts';

const three = setText(firstState, 'noOfBuildings', '3');

it('follows what is typed', () => {
  expect(activeOf(three).inputs).toEqual(withInputs({ noOfBuildings: 3 }));
  expect(activeOf(setIntegration(three, false)).inputs.isIntegration).toBe(false);
});

it('keeps the last figures that could be read while a field is wrong, and the text in it', () => {
  const wrong = setText(three, 'noOfBuildings', 'many');
  expect(activeOf(wrong).inputs).toEqual(withInputs({ noOfBuildings: 3 }));
  expect(activeOf(wrong).draft.texts.noOfBuildings).toBe('many');
  // The switch takes effect once all fields can be read again.
  const both = setText(setIntegration(wrong, false), 'noOfBuildings', '4');
  expect(activeOf(both).inputs).toEqual(withInputs({ noOfBuildings: 4, isIntegration: false }));
});

it('copies a set to change it, and leaves the first as it is', () => {
  const changed = setText(copyToSecond(three), 'noOfBuildings', '9');
  expect(changed.active).toBe(1);
  expect(changed.scenarios.map((one) => one?.inputs.noOfBuildings)).toEqual([3, 9]);
  expect(activeOf(show(changed, 0)).inputs.noOfBuildings).toBe(3);
});

it('sets with and without integration beside one another', () => {
  const { scenarios, active } = compareIntegration(three);
  expect(scenarios.map((one) => one?.inputs.isIntegration)).toEqual([true, false]);
  expect(active).toBe(0);
});

it('keeps the set in the form when the comparison ends', () => {
  const changed = setText(copyToSecond(three), 'noOfBuildings', '9');
  const kept = keepActive(changed);
  expect(kept.scenarios.map((one) => one?.inputs.noOfBuildings)).toEqual([9, undefined]);
  expect(kept.active).toBe(0);
});

it('fills the set in the form only', () => {
  const filled = fillWith(copyToSecond(three), defaultInputs);
  expect(filled.scenarios.map((one) => one?.inputs.noOfBuildings)).toEqual([3, 10]);
  expect(activeOf(filled).draft.texts.noOfBuildings).toBe('10');
});
