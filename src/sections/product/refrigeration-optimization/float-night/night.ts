import { savedShare } from '../suction';
import type { Hour } from './schema';

/** What an hour took, and what it and the hours before it saved, in kWh. */
export interface HourEnergy {
  readonly kwh: number;
  readonly saved: number;
  readonly sum: number;
}

/** Energy of each hour of a night, against the former fixed setting. */
export function energyOf(
  hours: readonly Pick<Hour, 'psig' | 'kwh'>[],
  fixed: number,
): HourEnergy[] {
  let sum = 0;
  return hours.map(({ psig, kwh }) => {
    const saved = savedShare(psig - fixed) * kwh;
    sum += saved;
    return { kwh: kwh - saved, saved, sum };
  });
}
