import copy from './words.json';
import { CopyLink } from '../../ui/primitives/CopyLink';
import { Icon } from '../../ui/primitives/Icon';
import * as styles from './Tools.module.css';

interface ToolsProps {
  /** Name of the files that `npm run make:infographics` writes. */
  readonly slug: string;
}

/** Download, print and copy link of an infographic. */
export const Tools = ({ slug }: ToolsProps) => (
  <ul className={styles.root} data-on-page="">
    <li>
      <a href={`/infographics/${slug}.png`} download className={styles.tool}>
        <Icon name="image" /> {copy.picture} <span className={styles.kind}>{copy.pictureKind}</span>
      </a>
    </li>
    <li>
      <a href={`/infographics/${slug}.csv`} download className={styles.tool}>
        <Icon name="download" /> {copy.csv}
      </a>
    </li>
    <li className={styles.scripted}>
      <button type="button" className={styles.tool} onClick={() => window.print()}>
        <Icon name="printer" /> {copy.print} <span className={styles.kind}>{copy.sheets}</span>
      </button>
    </li>
    <li className={styles.scripted}>
      <CopyLink words={copy.link} className={styles.tool} />
    </li>
  </ul>
);
