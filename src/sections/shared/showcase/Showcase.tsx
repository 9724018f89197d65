import { ArrowLink } from '../../../ui/primitives/ArrowLink';
import { Prose } from '../../../ui/primitives/Prose';
import { Section } from '../../../ui/primitives/Section';
import { Stack } from '../../../ui/primitives/Stack';
import { Drawing } from '../../../ui/product-ui/Drawing';
import type { SectionProps } from '../../../content-model/sectionProps';
import type { showcase } from './schema';
import * as styles from './Showcase.module.css';

export function Showcase(section: SectionProps<typeof showcase>) {
  const { title, anchor, text, drawing, variant, ground, link } = section;
  const words = (
    <Stack gap={5}>
      <Prose html={text} />
      {link ? <ArrowLink href={link.href}>{link.text}</ArrowLink> : null}
    </Stack>
  );
  if (variant === 'wide') {
    return (
      <Section title={title} anchor={anchor} ground={ground} head="split" action={words}>
        <Drawing drawing={drawing} />
      </Section>
    );
  }
  return (
    <Section title={title} anchor={anchor} ground={ground} size="md">
      <div className={styles.grid}>
        {words}
        <Drawing drawing={drawing} />
      </div>
    </Section>
  );
}
