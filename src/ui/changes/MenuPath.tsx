import copy from '../../copy/changes.json';
import * as styles from './MenuPath.module.css';

/** Where to find something in the product: the steps from a menu to its last entry. */
export const MenuPath = ({ steps }: { readonly steps: readonly string[] }) => (
  <p className={styles.root}>
    <span className="visuallyHidden">{copy.where} </span>
    {steps.map((step) => (
      <span key={step} className={styles.step}>
        {step}
      </span>
    ))}
  </p>
);
