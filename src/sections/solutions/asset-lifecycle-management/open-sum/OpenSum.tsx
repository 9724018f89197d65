import { fill } from '../../../../text/fillWords';
import copy from '../../../../copy/repairLimit.json';
import { limitYears, repairLimit } from '../../../../maintenance/repairLimit';
import { formatDollars } from '../../../../format/number';
import { Section } from '../../../../ui/primitives/Section';
import { machineOf } from '../machineOf';
import { OpenSumTable } from './OpenSumTable';
import type { SectionProps } from '../../../../content-model/sectionProps';
import type { openSum } from './schema';
import * as styles from './OpenSum.module.css';

export function OpenSum({ title, anchor, drawing, rows, origins }: SectionProps<typeof openSum>) {
  const machine = machineOf(drawing);
  if (!machine) return null;
  const limit = repairLimit(machine);
  const over = machine.quote - limit;
  const verdict = fill(over > 0 ? copy.replace : copy.repair, {
    amount: formatDollars(Math.abs(over)),
  });
  const results = [
    [copy.worth, formatDollars(limit)],
    [copy.asked, formatDollars(machine.quote)],
    [copy.so, verdict],
  ] as const;
  return (
    <Section title={title} anchor={anchor} ground="sunken">
      <OpenSumTable rows={rows} years={limitYears(machine)} first={machine.year + 1} />
      <dl className={styles.verdict}>
        {results.map(([name, result]) => (
          <div key={name} className={styles.result}>
            <dt>{name}</dt>
            <dd className={styles.figure}>{result}</dd>
          </div>
        ))}
      </dl>
      <div className={styles.origins}>
        {origins.map(({ title: name, text }) => (
          <p key={name}>
            <strong className={styles.name}>{name}</strong> {text}
          </p>
        ))}
      </div>
    </Section>
  );
}
