import type { Shape } from '../../../content-model/drawings';
import { Drawn } from '../../../ui/product-ui/Drawn';
import * as styles from './AnatomyDrawing.module.css';

interface AnatomyDrawingProps {
  readonly label: string;
  readonly shape: Shape;
}

/** Record in the middle; its parts share rows with their callouts. */
export function AnatomyDrawing({ label, shape }: AnatomyDrawingProps) {
  return (
    <div role="img" aria-label={label} className={styles.root}>
      <Drawn shape={shape} isSubgrid className={styles.rows} />
    </div>
  );
}
