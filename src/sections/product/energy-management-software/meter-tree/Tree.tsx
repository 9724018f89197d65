import { useState } from 'react';
import { formatCount, formatPercentage } from '../../../../format/number';
import { fill } from '../../../../text/fillWords';
import { ReadOut } from '../../../../ui/plot/ReadOut';
import { place } from '../../../../ui/plot/place';
import { ChoiceRow } from '../../../../ui/primitives/ChoiceRow';
import { Stack } from '../../../../ui/primitives/Stack';
import { Text } from '../../../../ui/primitives/Text';
import { Panel } from '../../../../ui/product-ui/parts/Panel';
import type { SectionProps } from '../../../../content-model/sectionProps';
import { TRUNK, branchPath, branches, trunkPath } from './branches';
import type { meterTree } from './schema';
import words from './words.json';
import * as styles from './Tree.module.css';

/** Gap between two branch ends, in thousandths of the height: room for a line of words each. */
const GAP = 36;

/** The tree of one building; a radio says when, and each branch says what it drew. */
export function Tree(section: SectionProps<typeof meterTree>) {
  const { place: where, times, meters, start } = section;
  const [time, setTime] = useState(0);
  const unit = times[time]?.unit ?? '';
  const amounts = meters.map((meter) => meter.amounts[time] ?? 0);
  const sum = amounts.reduce((whole, amount) => whole + amount, 0);
  const tree = branches(amounts, GAP);
  const ends = tree.map(({ end }) => (end.top + end.bottom) / 20);
  const marks = meters.map(({ name }, index) => {
    const amount = amounts[index] ?? 0;
    const values = { name, unit, amount: formatCount(amount) };
    const share = formatPercentage((amount / sum) * 100);
    return { at: ends[index] ?? 0, says: fill(words.mark, { ...values, share }) };
  });
  return (
    <Panel
      isLive
      isInset
      title={<Text look="name">{where}</Text>}
      end={<Text look="label">{fill(words.main, { amount: formatCount(sum), unit })}</Text>}
    >
      <Stack gap={4} isWide>
        <ChoiceRow
          legend={words.ask}
          isLegendHidden
          isShort
          value={String(time)}
          onChange={(key) => setTime(Number(key))}
          choices={times.map(({ name }, index) => ({ key: String(index), content: name }))}
        />
        <ReadOut isDown hasHint label={words.meters} marks={marks} start={start}>
          <div className={styles.root}>
            <svg
              className={styles.tree}
              viewBox="0 0 1000 1000"
              preserveAspectRatio="none"
              aria-hidden
            >
              <path className={styles.branch} d={trunkPath(tree)} />
              {tree.map((branch, index) => (
                <path
                  key={meters[index]?.name}
                  className={meters[index]?.isRest ? styles.rest : styles.branch}
                  data-mark={index}
                  d={branchPath(branch, TRUNK)}
                />
              ))}
            </svg>
            <ul className={styles.labels}>
              {meters.map(({ name }, index) => (
                <li key={name} className={styles.label} style={place({ y: ends[index] })}>
                  <Text as="b" look="tick" className={styles.name}>
                    {name}
                  </Text>
                  <Text as="span" look="tick" className={styles.amount}>
                    {fill(words.amount, { amount: formatCount(amounts[index] ?? 0), unit })}
                  </Text>
                </li>
              ))}
            </ul>
          </div>
        </ReadOut>
      </Stack>
    </Panel>
  );
}
