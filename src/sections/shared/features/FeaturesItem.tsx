import { ArrowLink } from '../../../ui/primitives/ArrowLink';
import { Heading } from '../../../ui/primitives/Heading';
import { Said } from '../../../ui/primitives/Said';
import type { SectionProps } from '../../../content-model/sectionProps';
import type { features } from './schema';
import * as styles from './FeaturesItem.module.css';

interface FeaturesItemProps {
  readonly point: SectionProps<typeof features>['items'][number];
  /** `row` sets the title beside the text; `ledger` also has a column of figures. */
  readonly form?: 'row' | 'ledger' | undefined;
}

/** Feature with its case. */
export function FeaturesItem({ point: { title, text, link, mark }, form }: FeaturesItemProps) {
  return (
    <li className={form ? `${styles.root} ${styles[form]}` : styles.root}>
      <Heading level={3} size={form ? 'sm' : 'xs'}>
        {title}
      </Heading>
      <div className={styles.text}>
        {text ? <Said html={text} /> : null}
        {link ? <ArrowLink href={link.href}>{link.text}</ArrowLink> : null}
      </div>
      {mark ? (
        <p className={styles.mark}>
          <span className={styles.figure}>{mark.figure}</span> {mark.of}
        </p>
      ) : null}
    </li>
  );
}
