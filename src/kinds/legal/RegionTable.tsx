import {
  countryName,
  flagsAfter,
  flagsBefore,
  flagsNever,
  regionsOf,
  type Region,
} from '../../consent/regions';
import type { Flag } from '../../consent/table';
import copy from './cookies.json';
import { fill } from '../../text/fillWords';
import { Text } from '../../ui/primitives/Text';
import * as styles from './RegionTable.module.css';
import { DataTable } from '../../ui/primitives/DataTable';

const { caption, country, flags, on, off, elsewhere, names, waiting, never } = copy.regionTable;

const labelOf = (flag: Flag): string => flags[flag as keyof typeof flags] ?? flag;

const nameOf = ({ countries }: Region): string =>
  countries.length === 0 ? elsewhere : countries.map(countryName).sort().join(', ');

const Setting = ({ isOn }: { readonly isOn: boolean }) => (
  <span className={isOn ? `${styles.setting} ${styles.on}` : styles.setting}>
    {isOn ? on : off}
  </span>
);

/** Consent defaults by country, and what is never granted before a choice. */
export const RegionTable = () => (
  <div className={styles.root}>
    <DataTable
      isCaptionShown
      caption={caption}
      columns={[country, ...flagsBefore.map(labelOf)]}
      groups={[
        {
          rows: regionsOf().map((region) => ({
            key: nameOf(region),
            head: nameOf(region),
            cells: flagsBefore.map((flag) => (
              <Setting key={flag} isOn={region.granted.includes(flag)} />
            )),
          })),
        },
      ]}
    />
    <Text look="source" className={styles.note}>
      {fill(names, { names: flagsBefore.join(', ') })}{' '}
      {fill(waiting, { names: flagsAfter.join(', ') })}{' '}
      {fill(never, { names: flagsNever.join(', ') })}
    </Text>
  </div>
);
