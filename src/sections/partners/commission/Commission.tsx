import { fill } from '../../../text/fillWords';
import copy from './words.json';
import { commissionYears } from './commission';
import { listPrice } from '../../../pricing/price';
import { formatDollars } from '../../../format/number.ts';
import { ChoiceRow } from '../../../ui/primitives/ChoiceRow';
import { Note } from '../../../ui/primitives/Note';
import { Section } from '../../../ui/primitives/Section';
import { CommissionKind } from './CommissionKind';
import type { SectionProps } from '../../../content-model/sectionProps';
import type { commission } from './schema';
import * as styles from './Commission.module.css';

/** Radio buttons choose the customer’s size; bars have one scale for all sizes. */
export function Commission(section: SectionProps<typeof commission>) {
  const { anchor, title, lead, sizeLabel, sizes: customerSizes, shares, note } = section;
  const sizes = customerSizes.map((size) => ({
    size,
    price: listPrice(size),
    kinds: shares.map((share) => ({ share, years: commissionYears(size, share) })),
  }));
  return (
    <Section anchor={anchor} title={title} lead={lead} head="split">
      <div data-choices="" className={styles.root}>
        <ChoiceRow
          legend={sizeLabel}
          first={1}
          choices={customerSizes.map(({ name }) => ({ key: name, content: name }))}
        />
        {sizes.map(({ size, price, kinds }, index) => {
          const most = Math.max(...kinds.map(({ years }) => years.reduce((a, b) => a + b, 0)));
          return (
            <div key={size.name} data-choice={index + 1} className={styles.size}>
              <p className={styles.remark}>
                <b>{size.name}.</b> {size.remark}{' '}
                {fill(copy.price, { price: formatDollars(price) })}
              </p>
              <ul className={styles.kinds}>
                {kinds.map(({ share, years }) => (
                  <CommissionKind key={share.kind} share={share} years={years} most={most} />
                ))}
              </ul>
            </div>
          );
        })}
      </div>
      <Note html={note} />
    </Section>
  );
}
