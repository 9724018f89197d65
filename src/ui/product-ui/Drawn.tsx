import type { DrawnProps } from './drawnProps';
import { DrawingShape } from './DrawingShape';

/** Image of a drawing, hidden from screen readers: its label stands around it. */
export function Drawn({ shape, className }: DrawnProps) {
  return (
    <div aria-hidden="true" className={className}>
      <DrawingShape shape={shape} />
    </div>
  );
}
