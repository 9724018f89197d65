import type { BinShelf as BinShelfData } from '../../../../content-model/drawings/binShelf';
import { Bin } from './Bin';
import * as styles from './BinShelf.module.css';

/** Shelves of parts bins with their reorder lines. */
export const BinShelf = ({ bins }: BinShelfData) => (
  <ol className={styles.root}>
    {bins.map((bin, index) => (
      <Bin key={bin.part} bin={bin} number={index + 1} before={bins[index - 1]} />
    ))}
  </ol>
);
