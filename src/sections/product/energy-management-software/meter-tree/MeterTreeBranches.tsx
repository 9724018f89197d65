import { branchPath, type Branch } from './branches';
import * as styles from './MeterTreeBranches.module.css';

interface MeterTreeBranchesProps {
  /** The same branches at each of the times. */
  readonly trees: readonly (readonly Branch[])[];
  /** Which of them nobody has measured. */
  readonly rest: number;
}

/** A tree for each time, of which the style sheet shows the chosen one. */
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
