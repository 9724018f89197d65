import { z } from 'zod';
import { withRole } from '../roles';
import { marks, measure, object, pair, parts, plan, route, series, times } from './schemas';

const shapes = [measure, pair, marks, parts, series, times, route, object, plan] as const;

export const FIGURE_TYPES = shapes.map(({ shape }) => shape.type.value);

/**
 * The one figure of an entry, from which its page, its card and its share picture are drawn:
 * docs/writers/figures.md says which type is for what.
 */
export const entryFigure = () =>
  withRole(
    z.discriminatedUnion('type', shapes, {
      error: 'a type of figure: measure, pair, marks, parts, series, times, route, object or plan',
    }),
    { is: 'data' },
  );

export type EntryFigure = z.output<ReturnType<typeof entryFigure>>;

/** The figure of one type. */
export type FigureOf<T extends EntryFigure['type']> = Extract<EntryFigure, { type: T }>;
