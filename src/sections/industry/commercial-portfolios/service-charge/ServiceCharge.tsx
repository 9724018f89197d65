import { fill } from '../../../../text/fillWords';
import copy from './words.json';
import { formatChange } from '../../../../format/change';
import { dollars, tenantShare, statementTotal } from './statement';
import { Note } from '../../../../ui/primitives/Note';
import { Section } from '../../../../ui/primitives/Section';
import { Charge } from './Charge';
import type { SectionProps } from '../../../../content-model/sectionProps';
import type { serviceCharge } from './schema';
import * as styles from './ServiceCharge.module.css';

/** Whole number with commas. */
const grouped = (count: number): string => dollars(count).slice(1);

export function ServiceCharge(section: SectionProps<typeof serviceCharge>) {
  const { title, anchor, lead, premises, tenantArea, wholeArea, charges, note } = section;
  const whole = charges.reduce((sum, { amount }) => sum + amount, 0);
  const before = charges.reduce((sum, { lastYear }) => sum + lastYear, 0);
  const amounts = charges.map(({ amount }) => amount);
  return (
    <Section title={title} lead={lead} anchor={anchor} ground="tint" head="split">
      <div className={styles.sheet}>
        <p className={styles.premises}>
          <b>{premises}</b>{' '}
          {fill(copy.percent, {
            tenant: grouped(tenantArea),
            whole: grouped(wholeArea),
            percent: ((tenantArea / wholeArea) * 100).toFixed(2),
          })}
        </p>
        <p className={styles.head} aria-hidden="true">
          <span>{copy.line}</span>
          <span>{copy.whole}</span>
          <span>{copy.perFoot}</span>
          <span>{copy.share}</span>
          <span>{copy.change}</span>
        </p>
        {charges.map((charge) => (
          <Charge
            key={charge.name}
            charge={charge}
            perFoot={charge.amount / wholeArea}
            share={tenantShare(charge.amount, tenantArea, wholeArea)}
          />
        ))}
        <p className={styles.total}>
          <b>{copy.total}</b>
          <span>{dollars(whole)}</span>
          <span>{dollars(whole / wholeArea, 2)}</span>
          <b className={styles.sum}>{dollars(statementTotal(amounts, tenantArea, wholeArea), 2)}</b>
          <span>{formatChange(before, whole)}</span>
        </p>
      </div>
      <Note html={note} />
    </Section>
  );
}
