import { formatDollars } from '../../../../format/number';
import { repairLimit } from '../../../../maintenance/repairLimit';
import { fill } from '../../../../text/fillWords';
import type { PlannedMachine } from '../planOf';
import words from './words.json';
import * as styles from './OwnSum.module.css';

/** Machines worked out with the same rule, for those without scripts. */
export const OwnSumList = ({ machines }: { readonly machines: readonly PlannedMachine[] }) => (
  <div className={styles.machines}>
    <p>{words.all}</p>
    <ul>
      {machines.map((machine) => (
        <li key={machine.name}>
          {fill(words.one, {
            name: machine.name,
            quote: formatDollars(machine.quote),
            limit: formatDollars(repairLimit(machine)),
            verdict: machine.verdict.text,
          })}
        </li>
      ))}
    </ul>
  </div>
);
