import { branchPath, type Branch } from './branches';
import * as styles from './MeterTreeBranches.module.css';

interface MeterTreeBranchesProps {
  /** Branches at each time. */
  readonly trees: readonly (readonly Branch[])[];
  /** Index of the unmetered branch. */
  readonly rest: number;
}

/** One tree per time; CSS shows the chosen one. */
export const MeterTreeBranches = ({ trees, rest }: MeterTreeBranchesProps) => (
  <svg
    className={styles.root}
    viewBox="0 0 1000 1000"
    preserveAspectRatio="none"
    aria-hidden="true"
  >
    {trees.map((tree, time) => (
      <g key={time} className={styles.tree}>
        {tree.map((branch, index) => (
          <path
            key={index}
            className={index === rest ? styles.rest : styles.branch}
            d={branchPath(branch)}
          />
        ))}
      </g>
    ))}
  </svg>
);
