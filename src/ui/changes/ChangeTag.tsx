import copy from '../../copy/changes.json';
import { looks } from '../primitives/Text';
import * as styles from './ChangeTag.module.css';

export type ChangeFamily = keyof typeof copy.families;

/** Product family of a change, or the platform, with its dot. */
export const ChangeTag = ({ family }: { readonly family: string }) => (
  <p className={`${styles.root} ${looks.control}`} data-family={family}>
    {copy.families[family as ChangeFamily]}
  </p>
);
