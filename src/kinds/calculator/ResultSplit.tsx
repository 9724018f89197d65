import copy from '../../copy/roi.json';
import terms from '../../copy/roiTerms.json';
import type { RoiSavings } from '../../roi/figures.ts';
import { formatHours, formatUsd } from '../../format/number.ts';
import { Text } from '../../ui/primitives/Text';
import * as styles from './ResultSplit.module.css';

const words = copy.result;

/** Savings, in-house and outsourced. */
export function ResultSplit({ figures }: { readonly figures: RoiSavings }) {
  const rows = [
    [terms.inHouse, figures.costSavedInhouse, figures.timeSavedInhouse],
    [terms.outsourced, figures.costSavedOutsourced, figures.timeSavedOutsourced],
  ] as const;
  return (
    <Text as="div" look="small">
      <table className={styles.root}>
        <caption className="visuallyHidden">{words.split}</caption>
        <thead>
          <tr>
            <td />
            <th scope="col">{words.splitDollars}</th>
            <th scope="col">{words.splitHours}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(([kind, dollars, hours]) => (
            <tr key={kind}>
              <th scope="row">{kind}</th>
              <td>{formatUsd(dollars)}</td>
              <td>{formatHours(hours)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Text>
  );
}
