import { formatCount } from '../../../format/number';
import { fill } from '../../../text/fillWords';
import { Axis } from '../../../ui/plot/Axis';
import { Bars } from '../../../ui/plot/Bars';
import { middleOf, percentOf } from '../../../ui/plot/scale';
import { Text } from '../../../ui/primitives/Text';
import type { SectionProps } from '../../../content-model/sectionProps';
import { hoursByRole, MOMENTS, wholeHours, type Rollout } from './hoursByRole';
import type { ownHours } from './schema';
import words from './words.json';
import * as styles from './RoleRows.module.css';

interface RoleRowsProps {
  readonly roles: SectionProps<typeof ownHours>['roles'];
  readonly rollout: Rollout;
}

/** Each role with its weeks as bars, all to one scale, and its hours. */
export function RoleRows({ roles, rollout }: RoleRowsProps) {
  const hours = hoursByRole(rollout);
  const { of } = wholeHours(rollout);
  const range = { from: 0, to: Math.max(...Object.values(hours).flat()) };
  return (
    <ul>
      {roles.map(({ role, name, does }) => (
        <li key={role} className={styles.role}>
          <div>
            <Text look="label">{name}</Text>
            <Text look="small" isSoft>
              {does}
            </Text>
          </div>
          <Text look="figureSm" className={styles.hours}>
            {fill(words.hours, { hours: formatCount(of[role]) })}
          </Text>
          <div className={styles.weeks}>
            <Bars
              className={styles.weeks}
              bars={hours[role].map((each) => ({ height: percentOf(each, range), fill: 'strong' }))}
            />
            <Axis
              ticks={words.moments.map((text, index) => ({ at: middleOf(index, MOMENTS), text }))}
            />
          </div>
        </li>
      ))}
    </ul>
  );
}
