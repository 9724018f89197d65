import { useState } from 'react';
import { replaceQuery } from '../../../../browser/route';
import { useQuery } from '../../../../browser/useQuery';
import { ChoiceRow } from '../../../../ui/primitives/ChoiceRow';
import { PanelSection } from '../../../../ui/product-ui/parts/PanelSection';
import { PanelSide } from '../../../../ui/product-ui/parts/PanelSide';
import type { SectionProps } from '../../../../content-model/sectionProps';
import { planOf, type PlannedMachine } from '../planOf';
import { OwnSumFields } from './OwnSumFields';
import { OwnSumResult } from './OwnSumResult';
import { OwnSumList } from './OwnSumList';
import { isOf, readSum, textsOf, writeSum, type SumKey } from './readSum';
import type { ownSum } from './schema';
import words from './words.json';
import * as styles from './OwnSum.module.css';

/** A machine’s six figures, its limit, and a quote that can be moved across it. */
export function OwnSum(section: SectionProps<typeof ownSum>) {
  const { title, lead, anchor, plan, chosen, year, act } = section;
  const machines = planOf(plan)?.rows ?? [];
  const usual = machines.find(({ name }) => name === chosen);
  return (
    <PanelSection {...{ title, lead, anchor, act }} isFull>
      {usual ? <OwnSumForm {...{ machines, usual, year }} /> : null}
      <noscript>
        <OwnSumList machines={machines} />
      </noscript>
    </PanelSection>
  );
}

interface FormProps {
  readonly machines: readonly PlannedMachine[];
  readonly usual: PlannedMachine;
  readonly year: number;
}

/** The address keeps the figures as typed; while one of them is wrong, the last result stays. */
function OwnSumForm({ machines, usual, year }: FormProps) {
  const query = useQuery();
  const { texts, wrong, sum } = readSum(query, usual);
  const [last, setLast] = useState(sum ?? usual);
  const change = (changed: Partial<Record<SumKey, string>>): void => {
    if (sum) setLast(sum);
    replaceQuery(writeSum(query, changed));
  };
  const shown = sum ?? last;
  const taken = machines.find((machine) => sum && isOf(sum, machine));
  return (
    <form
      method="get"
      noValidate
      aria-label={words.form}
      onSubmit={(event) => event.preventDefault()}
    >
      <div className={styles.machines}>
        <ChoiceRow
          legend={words.start}
          look="chips"
          value={taken?.name}
          choices={machines.map(({ name }) => ({ key: name, content: name }))}
          onChange={(name) => {
            const machine = machines.find((one) => one.name === name);
            if (machine) change(textsOf(machine));
          }}
        />
      </div>
      <div className={styles.body}>
        <OwnSumResult
          sum={shown}
          year={year}
          onQuote={(quote) => change({ quote: String(quote) })}
        />
        <PanelSide isSunken>
          <OwnSumFields
            texts={texts}
            wrong={wrong}
            query={sum ? writeSum('', texts) : ''}
            onChange={(key, text) => change({ [key]: text })}
          />
        </PanelSide>
      </div>
    </form>
  );
}
