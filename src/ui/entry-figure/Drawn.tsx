import type { FigureProps } from './drawnFigure';
import { Figure } from './Figure';

/** A figure as the page is sent with it. */
export const Drawn = (props: FigureProps) => (
  <div>
    <Figure {...props} />
  </div>
);
