import copy from '../../../../copy/repairLimit.json';
import type { SumKey } from './readSum';
import { OwnSumField } from './OwnSumField';
import * as styles from './OwnSumFields.module.css';

interface OwnSumFieldsProps {
  readonly texts: Readonly<Record<SumKey, string>>;
  readonly wrong: readonly SumKey[];
  readonly onChange: (key: SumKey, text: string) => void;
}

const GROUPS = [
  { legend: copy.renewed, keys: ['price', 'lasts', 'care'] },
  { legend: copy.had, keys: ['keep', 'left', 'quote'] },
] as const;

/** Three fields of the new asset, three of the old one. */
export const OwnSumFields = ({ texts, wrong, onChange }: OwnSumFieldsProps) =>
  GROUPS.map(({ legend, keys }) => (
    <fieldset key={legend} className={styles.root}>
      <legend className={styles.legend}>{legend}</legend>
      {keys.map((key) => (
        <OwnSumField
          key={key}
          name={key}
          value={texts[key]}
          isWrong={wrong.includes(key)}
          onChange={(text) => onChange(key, text)}
        />
      ))}
    </fieldset>
  ));
