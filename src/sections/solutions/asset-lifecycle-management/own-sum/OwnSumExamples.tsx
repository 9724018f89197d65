import type { MouseEvent } from 'react';
import { replaceQuery } from '../../../../browser/route';
import type { CapitalPlan } from '../../../../content-model/drawings/capitalPlan';
import { fill } from '../../../../text/fillWords';
import copy from '../../../../copy/repairLimit.json';
import { sumKeys, writeSum } from './readSum';
import { limitYears, repairLimit } from '../../../../maintenance/repairLimit';
import { formatDollars } from '../../../../format/number';
import { Heading } from '../../../../ui/primitives/Heading';
import { Scroll } from '../../../../ui/primitives/Scroll';
import * as styles from './OwnSumExamples.module.css';

type Example = CapitalPlan['rows'][number];

interface OwnSumExamplesProps {
  readonly title: string;
  readonly machines: readonly Example[];
  /** Anchor of the form. */
  readonly anchor: string;
}

/** Without reload; in a new tab, the link fills the form as well. */
function take(event: MouseEvent, query: string, anchor: string): void {
  if (event.metaKey || event.ctrlKey || event.shiftKey) return;
  event.preventDefault();
  replaceQuery(query);
  document.getElementById(anchor)?.scrollIntoView();
}

const queryOf = (machine: Example): string => {
  const texts = Object.fromEntries(sumKeys.map((key) => [key, String(machine[key])]));
  return writeSum('', texts);
};

/** Sample assets with results; each is a link that fills the form. */
export function OwnSumExamples({ title, machines, anchor }: OwnSumExamplesProps) {
  const { columns } = copy;
  return (
    <div className={styles.root}>
      <Heading level={3} size="xs">
        {title}
      </Heading>
      <Scroll label={title}>
        <table className={styles.table}>
          <thead>
            <tr>
              {Object.values(columns).map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {machines.map((machine) => (
              <tr key={machine.name}>
                <th scope="row">
                  <a
                    href={`?${queryOf(machine)}#${anchor}`}
                    aria-label={fill(copy.load, { name: machine.name })}
                    onClick={(event) => take(event, queryOf(machine), anchor)}
                  >
                    {machine.name}
                  </a>
                </th>
                <td>{formatDollars(limitYears(machine)[0]?.renewed ?? 0)}</td>
                <td>{formatDollars(machine.keep)}</td>
                <td>{machine.left}</td>
                <td className={styles.limit}>{formatDollars(repairLimit(machine))}</td>
                <td>{formatDollars(machine.quote)}</td>
                <td className={styles.verdict}>{machine.verdict.text}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Scroll>
    </div>
  );
}
