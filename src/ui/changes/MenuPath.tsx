import copy from '../../copy/changes.json';
import * as styles from './MenuPath.module.css';

/** Menu path in the product, from the first menu to the last entry. */
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
