import type { CSSProperties } from 'react';
import { fill } from '../../../text/fillWords';
import copy from '../words.json';
import { formatHours } from '../../../format/number.ts';
import { Heading } from '../../../ui/primitives/Heading';
import type { SectionProps } from '../../../content-model/sectionProps';
import type { customersWhoLeft } from './schema';
import * as styles from './CustomersWhoLeftParcel.module.css';

interface LeavingParcelProps {
  readonly title: string;
  readonly parcel: SectionProps<typeof customersWhoLeft>['parcel'];
}

/** Data export as a stack of layers, as high as their size. */
export function CustomersWhoLeftParcel({ title, parcel }: LeavingParcelProps) {
  const size = parcel.reduce((sum, { gigabytes }) => sum + gigabytes, 0);
  return (
    <div>
      <Heading level={3} size="sm">
        {fill(title, { size: formatHours(size) })}
      </Heading>
      <ul className={styles.parcel}>
        {parcel.map(({ name, note, gigabytes }) => (
          <li
            key={name}
            className={styles.layer}
            style={{ '--share': Math.round((gigabytes / size) * 100) } as CSSProperties}
          >
            <span>
              <b className={styles.name}>{name}</b> {note}
            </span>
            <b className={styles.size}>{fill(copy.gigabytes, { count: gigabytes })}</b>
          </li>
        ))}
      </ul>
    </div>
  );
}
