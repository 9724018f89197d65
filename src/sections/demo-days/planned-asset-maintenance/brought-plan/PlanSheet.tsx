import type { SectionProps } from '../../../../content-model/sectionProps';
import type { broughtPlan } from './schema';
import * as styles from './PlanSheet.module.css';

interface PlanSheetProps {
  readonly plan: SectionProps<typeof broughtPlan>['brought']['plans'][number];
  readonly stays: string;
}

/** Rounds of a plan, in the visitor’s words. */
export const PlanSheet = ({ plan, stays }: PlanSheetProps) => (
  <div className={styles.root}>
    <p className={styles.file}>{plan.file}</p>
    <table className={styles.table}>
      <tbody>
        {plan.rounds.map(({ name, often, hours, window }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>
              {often}
              {window === 0 ? <span className={styles.stays}> {stays}</span> : null}
            </td>
            <td className={styles.hours}>{`${hours}\u00a0h`}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);
