import { fill } from '../../../../text/fillWords';
import { Pick } from '../../../../ui/primitives/Pick';
import { Text } from '../../../../ui/primitives/Text';
import type { Machine } from './schema';
import type { Branch } from './treeOf';
import words from './words.json';
import * as styles from './AssetBranch.module.css';

interface AssetBranchProps {
  readonly name: string;
  readonly branch: Branch<Machine>;
  /** Code of the chosen machine, and those that stop with it. */
  readonly chosen: string;
  readonly stopped: ReadonlySet<string>;
  readonly onChoose: (code: string) => void;
}

/** A machine as a radio button, and below it what hangs on it. */
export function AssetBranch({ branch, ...rest }: AssetBranchProps) {
  const { name, chosen, stopped, onChoose } = rest;
  const { code, detail, boxes } = branch.item;
  const state = code === chosen ? 'chosen' : stopped.has(code) ? 'stopped' : undefined;
  return (
    <li className={styles.root}>
      <label className={styles.machine} data-state={state}>
        <Pick type="radio" name={name} checked={code === chosen} onChange={() => onChoose(code)} />
        <Text as="b" look="label">
          {code}
        </Text>{' '}
        <Text as="span" look="source" className={styles.detail}>
          {detail} {boxes ? fill(words.boxes, { boxes }) : ''}
        </Text>
        {state === 'stopped' ? <span className="visuallyHidden">{words.stopped}</span> : null}
      </label>
      {branch.branches.length > 0 ? (
        <ul className={styles.branches}>
          {branch.branches.map((each) => (
            <AssetBranch key={each.item.code} branch={each} {...rest} />
          ))}
        </ul>
      ) : null}
    </li>
  );
}
