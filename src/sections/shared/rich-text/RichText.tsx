import { Prose } from '../../../ui/primitives/Prose';
import { Section } from '../../../ui/primitives/Section';
import type { SectionProps } from '../../../content-model/sectionProps';
import type { richText } from './schema';
import * as styles from './RichText.module.css';

export function RichText({ title, anchor, variant, text }: SectionProps<typeof richText>) {
  const head = variant === 'column' ? 'stacked' : 'side';
  return (
    <Section title={title} anchor={anchor} size="md" head={head} className={styles.root}>
      <Prose html={text} />
    </Section>
  );
}
