import { useId, useState } from 'react';
import { LONGEST, readRuler, usual, type RulerSetting } from './ruler.ts';
import { slopes, type Gas } from './suction.ts';
import { fill } from '../../../../text/fillWords';
import copy from '../words.json';
import { formatHours } from '../../../../format/number.ts';
import { Range } from '../../../../ui/primitives/Range';
import { Select } from '../../../../ui/primitives/Select';
import { TextField } from '../../../../ui/primitives/TextField';
import * as styles from './RulerForm.module.css';

interface RulerFormProps {
  readonly setting: RulerSetting;
  readonly onChange: (setting: RulerSetting) => void;
}

const gases = Object.keys(slopes) as Gas[];

/** Fields: pressure rise, refrigerant, yearly consumption. */
export function RulerForm({ setting, onChange }: RulerFormProps) {
  const id = useId();
  // As typed, so that an emptied field does not refill.
  const [typed, setTyped] = useState<string>();
  const shown = fill(copy.psiText, { psi: formatHours(setting.psi) });
  return (
    <form
      className={styles.root}
      aria-label={copy.form}
      onSubmit={(event) => event.preventDefault()}
    >
      <div className={styles.slide}>
        <p className={styles.label}>
          <label htmlFor={`${id}-psi`}>{copy.psi}</label> <b>{shown}</b>
        </p>
        <Range
          id={`${id}-psi`}
          name="psi"
          value={setting.psi}
          min={0}
          max={LONGEST}
          step={0.5}
          valueText={shown}
          onChange={(psi) => onChange({ ...setting, psi })}
        />
      </div>
      <Select
        id={`${id}-gas`}
        name="gas"
        label={copy.gas.label}
        choices={gases.map((value) => ({ value, text: copy.gas[value] }))}
        value={setting.gas}
        onChange={({ target }) => onChange({ ...setting, gas: target.value as Gas })}
      />
      <TextField
        id={`${id}-kwh`}
        name="kwh"
        inputMode="numeric"
        autoComplete="off"
        label={copy.kwh.label}
        hint={copy.kwh.hint}
        value={typed ?? String(setting.kwh)}
        onBlur={() => setTyped(undefined)}
        onChange={({ target }) => {
          const digits = target.value.replace(/[,\s]/g, '');
          setTyped(target.value);
          const { kwh } = readRuler(`?kwh=${encodeURIComponent(digits)}`);
          if (String(kwh) === digits || digits === '') {
            onChange({ ...setting, kwh: digits === '' ? usual.kwh : kwh });
          }
        }}
      />
    </form>
  );
}
