import page from '../../content/pages/product/preventive-maintenance-software.md';

interface Leveling {
  readonly before: readonly number[];
  readonly after: readonly number[];
  readonly paid: number;
  readonly plannable: number;
}

/** The year of the page on preventive maintenance, so that page and recording cannot disagree. */
export const leveling = page.sections.find(({ type }) => type === 'leveling')?.['crew'] as Leveling;
