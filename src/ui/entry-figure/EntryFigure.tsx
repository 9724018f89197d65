import { choosePointed } from '../primitives/choosePointed';
import { Drawn } from './Drawn';
import type { FigureProps } from './drawnFigure';

/**
 * The figure of an entry, from its frontmatter. Its markup never changes, so a page is sent neither
 * its code nor the styles of other types (`src/gatsby/drawnStyles.ts`).
 */
export const EntryFigure = (props: FigureProps) => (
  <div onPointerOver={props.size === 'page' ? choosePointed : undefined}>
    <Drawn {...props} />
  </div>
);
