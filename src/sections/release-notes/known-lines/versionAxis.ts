import type { Tick } from '../../../ui/plot/Axis';
import { middleOf } from '../../../ui/plot/scale';
import type { Faults } from './faults';

/** Versions from one name on the axis to the next, so that a phone has room for them. */
const STEP = 3;

/** Place of a version, in percent: one column each, and one for the version that is not out. */
export const placeOf = ({ versions }: Faults, index: number): number =>
  middleOf(index, versions.length + 1);

/** Names on the axis, counted from the newest version. */
export const ticksOf = (faults: Faults): Tick[] =>
  faults.versions.flatMap(({ version }, index) =>
    (faults.versions.length - 1 - index) % STEP === 0
      ? [{ at: placeOf(faults, index), text: version }]
      : [],
  );
