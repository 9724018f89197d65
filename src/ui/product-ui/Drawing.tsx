import { graphql } from 'gatsby';
import type { Shape } from '../../content-model/drawings';
import { Drawn } from './Drawn';

interface DrawingProps {
  readonly drawing: Queries.DrawingPartsFragment | null | undefined;
}

/**
 * Drawing of the product’s interface, one image to screen readers; nothing inside takes focus or
 * counts as a heading.
 */
export function Drawing({ drawing }: DrawingProps) {
  if (!drawing) return null;
  return (
    <div role="img" aria-label={drawing.label}>
      <Drawn wrapper={{ 'aria-hidden': true }} shape={drawing.shape as unknown as Shape} />
    </div>
  );
}

export const fragment = graphql`
  fragment DrawingParts on Drawing {
    label
    shape
  }
`;
