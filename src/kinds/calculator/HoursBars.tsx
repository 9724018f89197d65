import { fill } from '../../text/fillWords';
import copy from '../../copy/roiDetails.json';
import terms from '../../copy/roiTerms.json';
import { formatHours } from '../../format/number.ts';
import type { RoiResult } from '../../roi/model.ts';
import { settle } from '../../roi/settle.ts';
import { site } from '../../site';
import { Legend } from '../../ui/plot/Legend';
import { ReadOut } from '../../ui/plot/ReadOut';
import { ChartTable } from './ChartTable';
import { HoursBar } from './HoursBar';
import * as styles from './HoursBars.module.css';

const words = copy.hours;
const provider = site.name;

/** Where the two bars are, in percent from the top. */
const PLACES = [25, 75] as const;

/** Hours per year today and with the product, to scale, from the visitor’s inputs; each bar says its parts. */
export function HoursBars({ work: { inHouse, outsourced } }: RoiResult) {
  const kinds = [inHouse, outsourced].map(({ hours, hoursSaved }) => ({
    today: hours,
    then: settle(hours - hoursSaved),
    saved: hoursSaved,
  }));
  const sum = (of: 'today' | 'then' | 'saved'): number =>
    settle(kinds.reduce((total, kind) => total + kind[of], 0));
  const rows = [terms.inHouse, terms.outsourced].map((name, index) => {
    const kind = kinds[index];
    return [name, ...[kind?.today, kind?.then, kind?.saved].map((one) => formatHours(one ?? 0))];
  });
  const totals = (['today', 'then', 'saved'] as const).map((of) => formatHours(sum(of)));
  const [today = '', then = '', saved = ''] = totals;
  const sentence = fill(words.sentence, {
    provider,
    today,
    then,
    todayInHouse: rows[0]?.[1] ?? '',
    todayOutsourced: rows[1]?.[1] ?? '',
    thenInHouse: rows[0]?.[2] ?? '',
    thenOutsourced: rows[1]?.[2] ?? '',
  });
  const longest = sum('today');
  const columns = [words.kind, words.today, fill(words.then, { provider }), terms.hours];
  const marks = PLACES.map((at, index) => ({
    at,
    says: fill(words.parts, {
      title: columns[index + 1] ?? '',
      hours: totals[index] ?? '',
      inHouse: rows[0]?.[index + 1] ?? '',
      outsourced: rows[1]?.[index + 1] ?? '',
    }),
  }));
  return (
    <figure className={styles.root}>
      <ReadOut isDown label={words.probe} marks={marks} start={1}>
        <div aria-hidden="true" className={styles.bars}>
          <HoursBar
            title={words.today}
            total={fill(words.total, { hours: today })}
            parts={kinds.map((kind) => kind.today)}
            longest={longest}
            mark={0}
          />
          <HoursBar
            title={columns[2] ?? ''}
            total={fill(words.total, { hours: then })}
            parts={kinds.map((kind) => kind.then)}
            longest={longest}
            rest={`${saved} ${terms.hours.toLowerCase()}`}
            mark={1}
          />
        </div>
      </ReadOut>
      <Legend
        items={[
          { text: terms.inHouse, fill: 'good' },
          { text: terms.outsourced, fill: 'good-soft' },
        ]}
      />
      <ChartTable
        title={sentence}
        columns={columns}
        rows={[...rows, [terms.together, ...totals]]}
      />
    </figure>
  );
}
