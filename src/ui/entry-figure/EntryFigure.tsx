import type { PointerEvent } from 'react';
import { Drawn } from './Drawn';
import type { FigureProps } from './drawnFigure';

/** The mouse chooses by pointing; touch and arrow keys choose as everywhere. */
function choosePointed({ pointerType, target }: PointerEvent): void {
  if (pointerType !== 'mouse' || !(target instanceof Element)) return;
  const radio = target.closest('label')?.querySelector('input');
  if (radio) radio.checked = true;
}

/**
 * The figure of an entry, from its frontmatter. Its markup never changes, so a page is sent neither
 * its code nor the styles of other types (`src/gatsby/drawnStyles.ts`).
 */
export const EntryFigure = (props: FigureProps) => (
  <div onPointerOver={props.size === 'page' ? choosePointed : undefined}>
    <Drawn {...props} />
  </div>
);
