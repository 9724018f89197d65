import { useState } from 'react';
import { place } from '../../../ui/plot/place';
import { Section } from '../../../ui/primitives/Section';
import { PointersItem } from './PointersItem';
import type { SectionProps } from '../../../content-model/sectionProps';
import type { pointers } from './schema';
import * as styles from './Pointers.module.css';

/** Hovering a link shows its picture; at first the first one’s. */
export function Pointers({ title, anchor, items }: SectionProps<typeof pointers>) {
  const [shown, setShown] = useState(0);
  return (
    <Section title={title} anchor={anchor} size="xs">
      <ul className={styles.root} style={place({ count: String(items.length) })}>
        {items.map((pointer, index) => (
          <PointersItem
            key={pointer.href}
            pointer={pointer}
            isShown={index === shown}
            isFirst={index === 0}
            onPoint={() => setShown(index)}
          />
        ))}
      </ul>
    </Section>
  );
}
