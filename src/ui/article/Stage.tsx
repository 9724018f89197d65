import { Picture } from '../primitives/Picture';
import * as styles from './Stage.module.css';

interface StageProps {
  readonly picture: Queries.PictureStageFragment;
}

/** Model picture of an article, on the wash of its product family. */
export function Stage({ picture }: StageProps) {
  return (
    <div className={styles.root}>
      <div className={styles.picture}>
        <Picture picture={picture} isFirst />
      </div>
    </div>
  );
}
