import type { DrawnProps } from './drawnProps';
import { DrawingShape } from './DrawingShape';

/** The picture of a drawing, which is silent: its one sentence stands around it. */
export function Drawn({ shape, isSubgrid, className }: DrawnProps) {
  return (
    <div aria-hidden="true" className={className}>
      <DrawingShape shape={shape} isSubgrid={isSubgrid} />
    </div>
  );
}
