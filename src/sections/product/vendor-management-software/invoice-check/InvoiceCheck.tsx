import { useState } from 'react';
import { formatUsd } from '../../../../format/number';
import { ChoiceRow } from '../../../../ui/primitives/ChoiceRow';
import { DataTable } from '../../../../ui/primitives/DataTable';
import { Text } from '../../../../ui/primitives/Text';
import { PanelSection } from '../../../../ui/product-ui/parts/PanelSection';
import type { SectionProps } from '../../../../content-model/sectionProps';
import { LineView } from './LineView';
import { Sums } from './Sums';
import { decisionsOf } from './check';
import type { invoiceCheck } from './schema';
import words from './words.json';
import * as styles from './InvoiceCheck.module.css';

/** An invoice, line by line: choose one, see the records of that day beside it, pay it or ask. */
export function InvoiceCheck(section: SectionProps<typeof invoiceCheck>) {
  const { title, lead, anchor, bill, day, lines, act } = section;
  const [decisions, decide] = useState(() => decisionsOf(lines));
  const [chosen, choose] = useState(() => Math.max(0, decisions.indexOf('ask')));
  const line = lines[chosen];
  return (
    <PanelSection {...{ title, lead, anchor, act }} name={bill.title} note={bill.note}>
      <ChoiceRow
        legend={words.legend}
        isLegendHidden
        look="list"
        value={lines[chosen]?.name}
        onChange={(key) => choose(lines.findIndex(({ name }) => name === key))}
        choices={lines.map(({ name, detail, cents }, index) => ({
          key: name,
          content: (
            <Text as="b" look="label">
              {name}
            </Text>
          ),
          note: detail,
          end: (
            <>
              <Text as="span" look="label">
                {formatUsd(cents / 100)}
              </Text>
              <Text
                as="span"
                look="source"
                className={decisions[index] === 'ask' ? styles.asked : styles.released}
              >
                {decisions[index] === 'ask' ? words.asked : words.released}
              </Text>
            </>
          ),
        }))}
        detail={
          line ? (
            <LineView
              key={line.name}
              line={line}
              day={day}
              decision={decisions[chosen] ?? 'release'}
              onDecide={(made) =>
                decide(decisions.map((one, index) => (index === chosen ? made : one)))
              }
            />
          ) : null
        }
      />
      <noscript>
        <DataTable
          caption={words.all}
          columns={[words.line, words.sum, words.record, { name: words.follows, isWhole: true }]}
          groups={[
            {
              rows: lines.map(({ name, cents, seen, isBacked, ...follows }) => ({
                key: name,
                head: name,
                cells: [
                  formatUsd(cents / 100),
                  seen?.says ?? words.nothing,
                  isBacked ? follows.released : follows.asked,
                ],
              })),
            },
          ]}
        />
      </noscript>
      <Sums lines={lines} decisions={decisions} />
    </PanelSection>
  );
}
