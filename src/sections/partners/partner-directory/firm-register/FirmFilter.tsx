import { CERTIFIED_FOR, PARTNER_TYPES } from '../../../../content-model/partnerTerms';
import type { FirmRegion } from './schema';
import copy from './words.json';
import type { FirmChoice } from './findFirms';
import { Scripted } from '../../../../ui/primitives/Scripted';
import { Select } from '../../../../ui/primitives/Select';
import * as styles from './FirmRegister.module.css';

interface FirmFilterProps {
  readonly regions: readonly FirmRegion[];
  readonly choice: FirmChoice;
  readonly choose: (change: Partial<FirmChoice>) => void;
}

/** Filters of the register, kept in the address. */
export function FirmFilter({ regions, choice, choose }: FirmFilterProps) {
  const questions = [
    {
      name: 'region',
      label: copy.region,
      any: copy.anyRegion,
      choices: regions.map(({ id, name }) => ({ value: id, text: name })),
    },
    {
      name: 'type',
      label: copy.type,
      any: copy.anyType,
      choices: PARTNER_TYPES.map((value) => ({ value, text: copy.types[value] })),
    },
    {
      name: 'for',
      label: copy.for,
      any: copy.anyFor,
      choices: CERTIFIED_FOR.map((value) => ({ value, text: copy.certified[value] })),
    },
  ] as const;
  return (
    <Scripted>
      <form
        aria-label={copy.filter}
        className={styles.filter}
        onSubmit={(event) => event.preventDefault()}
      >
        {questions.map(({ name, label, any, choices }) => (
          <Select
            key={name}
            id={`firm-${name}`}
            name={name}
            label={label}
            placeholder={any}
            choices={choices}
            value={choice[name]}
            onChange={({ target }) => choose({ [name]: target.value })}
          />
        ))}
      </form>
    </Scripted>
  );
}
