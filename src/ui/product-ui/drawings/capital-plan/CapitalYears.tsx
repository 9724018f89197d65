import type { CapitalPlan } from '../../../../content-model/drawings/capitalPlan';
import * as styles from './CapitalYears.module.css';

/** Millions of dollars by year, overdue on top. */
export function CapitalYears({ years }: Pick<CapitalPlan, 'years'>) {
  const highest = Math.max(...years.map(({ due, late }) => due + late));
  const share = (amount: number) => ({ height: `${((amount / highest) * 100).toFixed(1)}%` });
  return (
    <ol className={styles.root}>
      {years.map(({ year, due, late, units }) => (
        <li key={year} className={styles.year}>
          <span className={styles.bar}>
            <i className={styles.late} style={share(late)} />
            <i className={styles.due} style={share(due)} />
          </span>
          <b>${(due + late).toFixed(2)}M</b>
          <span className={styles.name}>
            {year}
            <span className={styles.units}>{units} units</span>
          </span>
        </li>
      ))}
    </ol>
  );
}
