import { Cover } from './Cover';
import type { FigureProps } from './drawnFigure';
import { PageFigure } from './PageFigure';

/** A figure in one of its sizes. */
export const Figure = ({ figure, size, id, title }: FigureProps) =>
  size === 'page' ? (
    <PageFigure figure={figure} id={id} />
  ) : (
    <Cover
      figure={figure}
      title={size === 'share' ? title : undefined}
      isShare={size === 'share'}
    />
  );
