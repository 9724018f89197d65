import { fill } from '../../../../text/fillWords';
import { Text } from '../../../../ui/primitives/Text';
import type { SectionProps } from '../../../../content-model/sectionProps';
import { billOf, hoursBetween } from './invoice';
import type { clientView } from './schema';
import words from './words.json';
import * as styles from './JobsTable.module.css';

type JobsProps = Pick<SectionProps<typeof clientView>, 'jobs' | 'sum' | 'rate' | 'cost'>;

/** Jobs with their state and hours; the last two columns are the provider’s own. */
export function JobsTable({ jobs, sum, rate, cost }: JobsProps) {
  const all = jobs.reduce((hours, { scans }) => hours + hoursBetween(scans), 0);
  const bill = (hours: number) => <Bill hours={hours} rate={rate} cost={cost} />;
  return (
    <Text as="div" look="small">
      <table className={styles.root}>
        <thead>
          <tr>
            {[words.job, words.state, words.invoice, words.cost, words.margin].map(
              (name, index) => (
                <th key={name} scope="col" className={index > 2 ? styles.ours : undefined}>
                  <Text as="span" look="label">
                    {name}
                  </Text>
                </th>
              ),
            )}
          </tr>
        </thead>
        <tbody>
          {jobs.map(({ name, place, state, tone, why, scans }) => (
            <tr key={name}>
              <th scope="row">
                <Text as="b" look="label">
                  {name}
                </Text>
                <Text as="div" look="small" isSoft>
                  {place}
                </Text>
              </th>
              <td className={styles.state}>
                <span data-fill={`${tone}-soft`}>
                  <Text as="span" look="label">
                    {state}
                  </Text>
                </span>
                <span className={styles.scans}>
                  {fill(words.scans, { into: scans[0], out: scans[1] })}
                </span>
                <div>{why}</div>
              </td>
              {bill(hoursBetween(scans))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={2}>
              <Text as="b" look="label">
                {sum}
              </Text>
            </th>
            {bill(all)}
          </tr>
        </tfoot>
      </table>
    </Text>
  );
}

interface BillProps {
  readonly hours: number;
  readonly rate: number;
  readonly cost: number;
}

/** What the hours come to: for the client, and what of it is whose. */
function Bill({ hours, rate, cost }: BillProps) {
  const bill = billOf(hours, { rate, cost });
  return (
    <>
      <td className={styles.invoice}>
        <Text as="b" look="label">
          {bill.invoice}
        </Text>
        <Text as="div" look="small" isSoft>
          {fill(words.hours, { hours: bill.hours, rate })}
        </Text>
      </td>
      {[
        { name: words.cost, value: bill.cost },
        { name: words.margin, value: bill.margin },
      ].map(({ name, value }) => (
        <td key={name} data-label={name} className={styles.ours}>
          <span>{value}</span>
        </td>
      ))}
    </>
  );
}
