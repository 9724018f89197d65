import { act, fireEvent, render, screen } from '@testing-library/react';
import { Calculator } from '../../../src/kinds/calculator/Calculator';
import copy from '../../../src/copy/roi.json';
import details from '../../../src/copy/roiDetails.json';
import terms from '../../../src/copy/roiTerms.json';
import { formatUsd } from '../../../src/format/number';
import { computeRoi } from '../../../src/roi/model';
import { withInputs } from '../../roi/arbitraries';
import { labelOf, words } from './words';

/** The page of the calculator, and what a visitor does there. */
export const path = '/resources/cmms-roi-calculator/';
export const buildings = labelOf('noOfBuildings');

/** Time passes as it does, save where a test lets it pass at once. */
export function letTimePass(): void {
  beforeEach(() => jest.useFakeTimers({ advanceTimers: true }));
  afterEach(() => jest.useRealTimers());
}

/** Opens the page at an address and waits until React has all of it. */
export const open = async (query = '', said = words) => {
  window.history.replaceState(null, '', path + query);
  const view = render(<Calculator words={said} />);
  await screen.findByRole('table', { name: details.working.table });
  return view;
};

export const field = (label = buildings) =>
  screen.getByRole<HTMLInputElement>('textbox', { name: label });

export const type = (text: string, label?: string) =>
  fireEvent.change(field(label), { target: { value: text } });

export const result = () => screen.getByRole('region', { name: terms.saved });

export const download = () => screen.getByRole('button', { name: copy.download.label });

/** Until what follows the typing has followed it. */
export const rest = () => act(() => jest.advanceTimersByTimeAsync(800));

/** What the model saves, as the page shows it. */
export const saved = (inputs: Parameters<typeof withInputs>[0]) =>
  formatUsd(computeRoi(withInputs(inputs)).totalCostSavedPerYear);
