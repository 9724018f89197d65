import { useState } from 'react';
import { replaceQuery } from '../../../../browser/route';
import { useQuery } from '../../../../browser/useQuery';
import copy from '../../../../copy/repairLimit.json';
import { readSum, writeSum, type Sum, type SumKey } from './readSum';
import { Section } from '../../../../ui/primitives/Section';
import { Text } from '../../../../ui/primitives/Text';
import { machineOf, machinesOf } from '../machineOf';
import { OwnSumExamples } from './OwnSumExamples';
import { OwnSumFields } from './OwnSumFields';
import { OwnSumResult } from './OwnSumResult';
import type { SectionProps } from '../../../../content-model/sectionProps';
import type { ownSum } from './schema';
import * as styles from './OwnSum.module.css';

/**
 * The address keeps the input as typed; while a field is invalid, the last result stays. Without
 * scripts, only the table of samples shows.
 */
export function OwnSum(props: SectionProps<typeof ownSum>) {
  const { title, lead, anchor, drawing, examples, examplesTitle } = props;
  const machine = machineOf(drawing);
  return (
    <Section title={title} anchor={anchor} head="side" lead={lead} className={styles.section}>
      {machine ? <OwnSumForm usual={machine} anchor={anchor ?? ''} /> : null}
      <noscript>
        <Text look="small" isSoft>
          {copy.unscripted}
        </Text>
      </noscript>
      <OwnSumExamples title={examplesTitle} machines={machinesOf(examples)} anchor={anchor ?? ''} />
    </Section>
  );
}

function OwnSumForm({ usual, anchor }: { readonly usual: Sum; readonly anchor: string }) {
  const query = useQuery();
  const { texts, wrong, sum } = readSum(query, usual);
  const [last, setLast] = useState(usual);
  const change = (key: SumKey, text: string): void => {
    if (sum) setLast(sum);
    replaceQuery(writeSum(query, { [key]: text }));
  };
  return (
    <form
      method="get"
      action={`#${anchor}`}
      noValidate
      aria-label={copy.form}
      className={styles.form}
      onSubmit={(event) => event.preventDefault()}
    >
      <OwnSumFields texts={texts} wrong={wrong} onChange={change} />
      <OwnSumResult sum={sum ?? last} query={sum ? writeSum('', texts) : ''} />
    </form>
  );
}
