import copy from '../../copy/caseStudy.json';
import { Button } from '../../ui/primitives/Button';
import { Icon } from '../../ui/primitives/Icon';
import * as styles from './SaveAsPdf.module.css';

/** Button for the browser’s print dialog, which can save the page as PDF. */
export function SaveAsPdf() {
  return (
    <div className={styles.root}>
      <Button variant="quiet" size="small" onClick={() => window.print()}>
        <Icon name="download" />
        {copy.save}
      </Button>
    </div>
  );
}
