import { fill } from '../../../text/fillWords';
import copy from './words.json';
import terms from '../../../copy/roiTerms.json';
import { bounds } from '../../../roi/bounds.ts';
import type { RoiInputs } from '../../../roi/fields.ts';
import { formatCount, formatDollars, formatPercentage, formatUsd } from '../../../format/number.ts';
import { defaultInputs } from '../../../roi/inputs.ts';
import { computeRoi } from '../../../roi/model.ts';
import { hourlyRate } from '../../../roi/rates.ts';
import { useSettled } from '../../../browser/useSettled';
import * as styles from './RoiTeaserResult.module.css';

const assumptions = fill(copy.assumes, {
  decrease: formatPercentage(defaultInputs.timeDecreasePercentageWithProvider),
  share: formatPercentage(defaultInputs.inHouseWorkOrdersPercentage),
  inHouse: formatUsd(hourlyRate.inHouse),
  outsourced: formatDollars(hourlyRate.outsourced),
});

/** Result of the model; announced once the inputs settle. */
export function RoiTeaserResult({ inputs }: { readonly inputs: RoiInputs }) {
  const { bound, unclamped, cost, ...figures } = computeRoi(inputs);
  const shown = {
    saved: formatDollars(figures.totalCostSavedPerYear),
    hours: formatCount(figures.totalTimeSavedPerYear),
    costShort: formatDollars(cost.total),
    payback: figures.breakevenTimeline,
  };
  const note =
    bound === null
      ? assumptions
      : fill(copy[bound], {
          bound: formatPercentage(bounds[bound].ROIPercentage),
          own: formatDollars(unclamped.totalCostSavedPerYear),
        });
  const sentence = fill(copy.status, shown);
  const spoken = bound === null ? sentence : `${sentence} ${note}`;
  const status = useSettled(inputs === defaultInputs ? '' : spoken);
  return (
    <div className={styles.root}>
      <p className={styles.label}>{terms.saved}</p>
      <p className={styles.saved}>{shown.saved}</p>
      <dl className={styles.list}>
        {(['hours', 'costShort', 'payback'] as const).map((name) => (
          <div key={name} className={styles.row}>
            <dt>{terms[name]}</dt>
            <dd className={`${styles.figure} nowrap`}>{shown[name]}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.note}>{note}</p>
      <p role="status" className="visuallyHidden">
        {status}
      </p>
    </div>
  );
}
