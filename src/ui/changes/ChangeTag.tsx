import copy from '../../copy/changes.json';
import * as styles from './ChangeTag.module.css';

export type ChangeFamily = keyof typeof copy.families;

/** Whose matter a change is: the dot and the name of a product family, or of the platform. */
export const ChangeTag = ({ family }: { readonly family: string }) => (
  <p className={styles.root} data-family={family}>
    {copy.families[family as ChangeFamily]}
  </p>
);
