import type { EntryFigure } from './index';
import { marks, pair, parts, series } from './outlines/areas';
import { measure, route, times } from './outlines/lines';
import type { Field, Outline } from './outlines/strokes';
import { object, plan } from './outlines/things';

/** The marks of a figure in a field, for its card and for its share picture. */
export function outlineOf(figure: EntryFigure, field: Field): Outline {
  switch (figure.type) {
    case 'measure':
      return measure(figure, field);
    case 'pair':
      return pair(figure, field);
    case 'marks':
      return marks(figure, field);
    case 'parts':
      return parts(figure, field);
    case 'series':
      return series(figure, field);
    case 'times':
      return times(figure, field);
    case 'route':
      return route(figure, field);
    case 'object':
      return object(figure, field);
    case 'plan':
      return plan(figure, field);
  }
}
