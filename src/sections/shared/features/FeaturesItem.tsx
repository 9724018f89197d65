import { ArrowLink } from '../../../ui/primitives/ArrowLink';
import { Heading } from '../../../ui/primitives/Heading';
import { Said } from '../../../ui/primitives/Said';
import type { SectionProps } from '../../../content-model/sectionProps';
import type { features } from './schema';
import * as styles from './FeaturesItem.module.css';

interface FeaturesItemProps {
  readonly point: SectionProps<typeof features>['items'][number];
  /** Whether the title is beside the text. */
  readonly isRow: boolean;
}

/** Feature with its case. */
export function FeaturesItem({ point: { title, text, link }, isRow }: FeaturesItemProps) {
  return (
    <li className={isRow ? `${styles.root} ${styles.row}` : styles.root}>
      <Heading level={3} size={isRow ? 'sm' : 'xs'}>
        {title}
      </Heading>
      <div className={styles.text}>
        {text ? <Said html={text} /> : null}
        {link ? <ArrowLink href={link.href}>{link.text}</ArrowLink> : null}
      </div>
    </li>
  );
}
