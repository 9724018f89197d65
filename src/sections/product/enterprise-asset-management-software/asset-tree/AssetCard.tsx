import { fill } from '../../../../text/fillWords';
import { Emphasis } from '../../../../ui/primitives/Emphasis';
import { Terms } from '../../../../ui/primitives/Terms';
import { Text } from '../../../../ui/primitives/Text';
import { PanelSide } from '../../../../ui/product-ui/parts/PanelSide';
import type { Machine } from './schema';
import words from './words.json';
import * as styles from './AssetCard.module.css';

interface AssetCardProps {
  readonly machine: Machine;
  /** How many stop with it. */
  readonly count: number;
}

/** The record of the chosen machine: what stops with it, and what the register knows besides. */
export function AssetCard({ machine, count }: AssetCardProps) {
  const { code, detail, under, since, jobs, seen, stops } = machine;
  const says = count === 0 ? words.none : count === 1 ? words.one : words.says;
  return (
    <PanelSide isSunken>
      <div>
        <Text look="source">{detail}</Text>
        <Text look="figureSm">{code}</Text>
      </div>
      <div role="status" className={styles.says}>
        <Text look="verdict">
          <Emphasis text={fill(says, { count, code })} />
        </Text>
        <Text>{stops}</Text>
      </div>
      <Terms
        width="7rem"
        terms={[
          { label: words.fed, value: under ?? words.nothing },
          { label: words.since, value: String(since) },
          { label: words.jobs, value: String(jobs) },
          { label: words.seen, value: seen },
        ]}
      />
    </PanelSide>
  );
}
