import { fill } from '../../../../text/fillWords';
import { Swatch } from '../../../../ui/plot/Swatch';
import { DataTable } from '../../../../ui/primitives/DataTable';
import { Text } from '../../../../ui/primitives/Text';
import type { SectionProps } from '../../../../content-model/sectionProps';
import { billOf, hoursBetween } from './invoice';
import type { clientView } from './schema';
import words from './words.json';
import * as styles from './JobsTable.module.css';

type JobsProps = Pick<SectionProps<typeof clientView>, 'estate' | 'jobs' | 'sum' | 'rate' | 'cost'>;

/** Jobs with their state and hours; the last column is the provider’s own. */
export function JobsTable({ estate, jobs, sum, rate, cost }: JobsProps) {
  const bill = (hours: number) => {
    const { invoice, margin, ...of } = billOf(hours, { rate, cost });
    return [
      <Lines key="invoice" first={invoice} then={fill(words.hours, { hours: of.hours, rate })} />,
      <div key="own">
        <div data-choice="1">
          <Lines first={margin} then={fill(words.cost, { cost: of.cost })} />
        </div>
        <i data-choice="2" className={styles.closed}>
          <span className="visuallyHidden">{words.closed}</span>
        </i>
      </div>,
    ];
  };
  const all = jobs.reduce((hours, { scans }) => hours + hoursBetween(scans), 0);
  return (
    <DataTable
      caption={estate}
      look="ours"
      columns={[
        words.job,
        { name: words.state, isWhole: true },
        { name: words.invoice, isHalf: true },
        { name: words.margin, isHalf: true },
      ]}
      groups={[
        {
          rows: [
            ...jobs.map(({ name, place, state, tone, why, scans }) => ({
              key: name,
              head: <Lines first={name} then={place} />,
              cells: [
                <div key="state">
                  <Swatch fill={tone} shape="dot" /> <b>{state}</b>
                  {fill(words.scans, { into: scans[0], out: scans[1] })}
                  <br />
                  {why}
                </div>,
                ...bill(hoursBetween(scans)),
              ],
            })),
            { key: 'sum', head: sum, cells: [null, ...bill(all)] },
          ],
        },
      ]}
    />
  );
}

/** A value with what explains it: below it, or after it on phones. */
const Lines = ({ first, then }: { readonly first: string; readonly then: string }) => (
  <span>
    <Text as="b" look="label">
      {first}
    </Text>{' '}
    <br className={styles.apart} />
    <Text as="span" look="small" isSoft>
      {then}
    </Text>
  </span>
);
