import { useState } from 'react';
import { calculatorPath } from '../../../roi/link';
import { fill } from '../../../text/fillWords';
import { ArrowLink } from '../../../ui/primitives/ArrowLink';
import { Check } from '../../../ui/primitives/Check';
import { ChoiceRow } from '../../../ui/primitives/ChoiceRow';
import { Scripted } from '../../../ui/primitives/Scripted';
import { Text } from '../../../ui/primitives/Text';
import { Panel } from '../../../ui/product-ui/parts/Panel';
import type { SectionProps } from '../../../content-model/sectionProps';
import { everything, invoiceOf, toggle } from './invoice';
import type { unsentInvoice } from './schema';
import words from './words.json';
import * as styles from './Invoice.module.css';

/** An invoice whose lines can be taken off: the sum follows, and with it what it comes to. */
export function Invoice(section: SectionProps<typeof unsentInvoice>) {
  const { sender, reference, cases, lines: texts, free, calculator } = section;
  const [name, choose] = useState(cases[0]?.name);
  const [belief, believe] = useState(everything);
  const item = cases.find((one) => one.name === name);
  if (!item) return null;
  const { lines, total, perDay, price, verdict } = invoiceOf(item.inputs, texts, belief);
  return (
    <Panel
      isLive
      isInset
      title={<Text look="name">{sender}</Text>}
      end={
        <Text look="source" as="span">
          {reference}
        </Text>
      }
    >
      <Scripted>
        <ChoiceRow
          legend={words.choose}
          isLegendHidden
          isShort
          value={name}
          onChange={choose}
          choices={cases.map((one) => ({ key: one.name, content: one.name }))}
        />
      </Scripted>
      <Text look="source" className={styles.to}>
        <b>{words.to}</b> {item.addressee}
      </Text>
      <ul className={styles.lines}>
        {lines.map(({ kind, text, amount, isCounted }) => (
          <li key={kind} className={styles.line}>
            <Check checked={isCounted} onChange={() => believe((before) => toggle(before, kind))}>
              {text}
            </Check>
            <Text as="span" look="label" className={isCounted ? undefined : styles.off}>
              {amount}
            </Text>
          </li>
        ))}
        <li className={styles.line}>
          <Text as="span" look="source" className={styles.free}>
            {free.text}
          </Text>
          <Text as="span" look="source">
            {free.amount}
          </Text>
        </li>
      </ul>
      <div aria-live="polite">
        <dl className={styles.sums}>
          <div className={styles.total}>
            <dt>
              <Text as="span" look="label">
                {words.total}
              </Text>
              <Text as="span" look="source" className={styles.day}>
                {fill(words.perDay, { amount: perDay })}
              </Text>
            </dt>
            <Text as="dd" look="figureLg">
              {total}
            </Text>
          </div>
          <div className={styles.line}>
            <Text as="dt" look="small" isSoft>
              {words.price}
            </Text>
            <Text as="dd" look="label">
              {price}
            </Text>
          </div>
        </dl>
        <Text look="verdict">{verdict}</Text>
      </div>
      <div className={styles.foot}>
        <Scripted>
          <Check
            checked={belief.isHalf}
            onChange={() => believe((before) => ({ ...before, isHalf: !before.isHalf }))}
          >
            {words.half}
          </Check>
        </Scripted>
        <ArrowLink href={`${calculatorPath}${item.preset ? `?preset=${item.preset}` : ''}`}>
          {calculator}
        </ArrowLink>
      </div>
    </Panel>
  );
}
