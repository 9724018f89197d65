import { Drawing } from '../../../ui/product-ui/Drawing';
import { Section } from '../../../ui/primitives/Section';
import { FeaturesItem } from './FeaturesItem';
import type { SectionProps } from '../../../content-model/sectionProps';
import type { features as schema } from './schema';
import * as styles from './Features.module.css';

/** Rows, two uneven columns, or beside a sticky drawing. */
export function Features(features: SectionProps<typeof schema>) {
  const { title, anchor, variant, lead, items, drawing } = features;
  const row = items.some(({ mark }) => mark) ? 'ledger' : 'row';
  const list = (
    <ul className={drawing ? undefined : styles[variant as keyof typeof styles]}>
      {items.map((point) => (
        <FeaturesItem
          key={point.title}
          point={point}
          form={!drawing && variant === 'rows' ? row : undefined}
        />
      ))}
    </ul>
  );
  return (
    <Section title={title} lead={lead} anchor={anchor} head={lead ? 'split' : 'stacked'}>
      {drawing ? (
        <div className={styles.beside}>
          {list}
          <div className={styles.drawing}>
            <Drawing drawing={drawing} />
          </div>
        </div>
      ) : (
        list
      )}
    </Section>
  );
}
