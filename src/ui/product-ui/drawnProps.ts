import type { Shape } from '../../content-model/drawings';

export interface DrawnProps {
  readonly shape: Shape;
  /** Whether its parts take rows of the surrounding grid. */
  readonly isSubgrid?: boolean | undefined;
  readonly className?: string | undefined;
}
