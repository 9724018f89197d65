import type { Shape } from '../../content-model/drawings';

export interface DrawnProps {
  readonly shape: Shape;
  /** Whether the parts of a record take the rows of the grid around them. */
  readonly isSubgrid?: boolean | undefined;
  readonly className?: string | undefined;
}
