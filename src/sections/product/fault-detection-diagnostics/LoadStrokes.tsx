import { Stroke } from '../../../ui/plot/Stroke';
import { pathsOf, type Load } from './load';

interface LoadStrokesProps {
  readonly load: Load;
  /** Power at the upper edge, in kW. */
  readonly top: number;
  /** All that is expected is filled, not only its band. */
  readonly isFilled?: boolean;
}

/** A day of one machine: pale is expected, the line is measured, and what leaves the band is filled. */
export function LoadStrokes({ load, top, isFilled = false }: LoadStrokesProps) {
  const { expected, outside, measured } = pathsOf(load, top, isFilled);
  return (
    <>
      <Stroke kind="area" fill="expected" path={expected} />
      <Stroke kind="area" fill="late" path={outside} />
      <Stroke kind="line" path={measured} />
    </>
  );
}
