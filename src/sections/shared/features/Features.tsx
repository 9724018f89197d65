import { Section } from '../../../ui/primitives/Section';
import { FeaturesItem } from './FeaturesItem';
import type { SectionProps } from '../../../content-model/sectionProps';
import type { features as schema } from './schema';
import * as styles from './Features.module.css';

/** Rows, or two uneven columns. */
export function Features(features: SectionProps<typeof schema>) {
  const { title, anchor, variant, lead, items } = features;
  return (
    <Section title={title} lead={lead} anchor={anchor} head={lead ? 'split' : 'stacked'}>
      <ul className={styles[variant]}>
        {items.map((point) => (
          <FeaturesItem key={point.title} point={point} isRow={variant === 'rows'} />
        ))}
      </ul>
    </Section>
  );
}
