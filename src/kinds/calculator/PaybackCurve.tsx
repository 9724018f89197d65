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
import { ReadOut } from '../../ui/plot/ReadOut';
import { Stroke } from '../../ui/plot/Stroke';
import { Note } from '../../ui/product-ui/parts/Note';
import { ChartTable } from './ChartTable';
import { plotOf } from './paybackPlot';
import * as styles from './PaybackCurve.module.css';

const words = copy.curve;

/** Month in which the cost is covered; the first is 1. */
export const paybackMonth = (crossing: number): number => Math.max(1, Math.ceil(crossing));

/** Savings less cost over the first year, from the visitor’s inputs, never a bound; each month says its own. */
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
  const marks = plot.balances.map(({ x, y, amount }, month) => ({
    at: x,
    y,
    says: fill(amount < 0 ? words.owed : words.ahead, {
      month,
      amount: formatDollars(Math.abs(amount)),
    }),
  }));
  return (
    <figure className={styles.root}>
      <div className={styles.frame}>
        <ReadOut
          label={words.probe}
          marks={marks}
          start={crossing === null ? MONTHS : Math.min(MONTHS, paybackMonth(crossing))}
        >
          {(probe) => (
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
              <span role="img" aria-label={label} className={styles.picture} />
              <div aria-hidden="true" className={styles.notes}>
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
                  <div
                    className={plot.isTight ? `${styles.end} ${styles.tight}` : styles.end}
                    style={{ top: `${plot.endTop}%` }}
                  >
                    <Text look="source">
                      <b className={styles.amount}>{notes.ahead(end)}</b> {notes.after}
                    </Text>
                  </div>
                )}
              </div>
              {probe}
            </Plot>
          )}
        </ReadOut>
      </div>
      <figcaption>
        <Text look="source">{caption}</Text>
      </figcaption>
      <ChartTable
        title={caption}
        columns={[words.month, words.balance]}
        rows={plot.balances.map(({ amount }, month) => [String(month), formatDollars(amount)])}
      />
    </figure>
  );
}
