import { fill } from '../../text/fillWords';
import copy from '../../copy/roiDetails.json';
import { formatDollars } from '../../format/number.ts';
import type { RoiResult } from '../../roi/model.ts';
import { paybackOf } from '../../roi/payback.ts';
import { MONTHS } from '../../roi/rates.ts';
import { curveWords as notes } from '../../roi/report/copy/firstPage.ts';
import { months } from '../../roi/report/copy/units.ts';
import { Text } from '../../ui/primitives/Text';
import { Dot } from '../../ui/plot/Dot';
import { Plot } from '../../ui/plot/Plot';
import { Stroke } from '../../ui/plot/Stroke';
import { Note } from '../../ui/product-ui/parts/Note';
import { ChartTable } from './ChartTable';
import { plotOf } from './paybackPlot';
import * as styles from './PaybackCurve.module.css';

const words = copy.curve;

/** Month in which the cost is covered; the first is 1. */
export const paybackMonth = (crossing: number): number => Math.max(1, Math.ceil(crossing));

/** Savings less cost over the first year, from the visitor’s inputs, never a bound. */
export function PaybackCurve({ result }: { readonly result: RoiResult }) {
  const payback = paybackOf(result);
  const { start, end, crossing } = payback;
  const plot = plotOf(payback);
  const caption = result.bound ? words.captionBound : words.caption;
  const crosses =
    crossing === null ? words.crossesNever : fill(words.crosses, { months: months(crossing) });
  const label = fill(words.sentence, {
    start: formatDollars(start),
    end: formatDollars(end),
    crossing: crosses,
  });
  const balances = Array.from({ length: MONTHS + 1 }, (_, month) => [
    String(month),
    formatDollars(start + ((end - start) * month) / MONTHS),
  ]);
  return (
    <figure className={styles.root}>
      <div role="img" aria-label={label} className={styles.frame}>
        <div aria-hidden="true">
          <Plot
            heights={plot.heights}
            columns={plot.columns}
            strokes={
              <>
                <Stroke kind="area" fill="expected" path={plot.ahead} />
                <Stroke kind="area" fill="late-soft" path={plot.owed} />
                <path className={styles.zero} d={plot.zero} />
                <Stroke kind="line" path={plot.line} />
              </>
            }
          >
            {crossing === null ? (
              <Note
                at={plot.crossing}
                side="before"
                top={plot.noteTop}
                title={notes.notPaidBack}
                detail={notes.short(-end)}
              />
            ) : (
              <>
                <Dot {...plot.crossing} fill="good" look="halo" />
                <Note
                  at={plot.crossing}
                  side={plot.isLate ? 'before' : 'after'}
                  top={plot.noteTop}
                  tone="good"
                  title={notes.paidBack(paybackMonth(crossing))}
                  detail={notes.exactly(crossing)}
                />
              </>
            )}
            {plot.isLate ? null : (
              <p
                className={plot.isTight ? styles.endTight : styles.end}
                style={{ top: `${plot.endTop}%` }}
              >
                <b className={styles.amount}>{notes.ahead(end)}</b> {notes.after}
              </p>
            )}
          </Plot>
        </div>
      </div>
      <figcaption>
        <Text look="source">{caption}</Text>
      </figcaption>
      <ChartTable title={caption} columns={[words.month, words.balance]} rows={balances} />
    </figure>
  );
}
