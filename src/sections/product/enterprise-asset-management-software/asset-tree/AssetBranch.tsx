import { useId } from 'react';
import { fill } from '../../../../text/fillWords';
import copy from './words.json';
import type { Branch } from './treeOf';
import type { SectionProps } from '../../../../content-model/sectionProps';
import type { assetTree } from './schema';
import * as styles from './AssetBranch.module.css';

type Machine = SectionProps<typeof assetTree>['machines'][number];

interface AssetBranchProps {
  readonly branch: Branch<Machine>;
  /** Code of the asset chosen initially. */
  readonly chosen: string;
}

const countOf = (below: number): string => {
  if (below === 0) return copy.none;
  return below === 1 ? copy.one : fill(copy.some, { count: below });
};

/** Asset with its answer, shown when chosen, and its child assets. */
export function AssetBranch({ branch: { item, branches, below }, chosen }: AssetBranchProps) {
  const id = useId();
  return (
    <li className={item.under ? styles.root : `${styles.root} ${styles.stem}`}>
      <input
        type="radio"
        id={id}
        name="machine"
        defaultChecked={item.code === chosen}
        className={styles.radio}
      />
      <label htmlFor={id} className={styles.label}>
        <b>{item.code}</b> {item.detail}
      </label>
      <p className={styles.answer}>
        <b className={styles.count}>
          {item.code}: {countOf(below)}
        </b>
        {item.stops}
      </p>
      {branches.length > 0 ? (
        <ul className={styles.branches}>
          {branches.map((one) => (
            <AssetBranch key={one.item.code} branch={one} chosen={chosen} />
          ))}
        </ul>
      ) : null}
    </li>
  );
}
