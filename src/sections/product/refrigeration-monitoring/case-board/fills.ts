import type { Fill } from '../../../../ui/plot/fill';
import type { CaseNight } from './nightOf';

/** What a curve says by its color: a person was called, an alarm rested, there was none. */
export const FILLS = {
  called: 'late',
  rested: 'wait',
  quiet: 'cold',
} as const satisfies Record<CaseNight['outcome'], Fill>;
