import { site } from '../site.ts';
import type { RoiInputs } from './fields.ts';
import { toParams } from './inputs.ts';

/** Address of the calculator's page on the site. */
export const calculatorPath = '/resources/cmms-roi-calculator/';

/**
 * The whole address that opens the calculator with exactly these inputs. It carries all names,
 * so that it says the same on the day when a default changes.
 */
export function calculatorAddress(inputs: RoiInputs): string {
  return `${site.origin}${calculatorPath}?${toParams(inputs).toString()}`;
}
