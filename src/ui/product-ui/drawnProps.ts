import type { Shape } from '../../content-model/drawings';

export interface DrawnProps {
  readonly shape: Shape;
  readonly className?: string | undefined;
}
