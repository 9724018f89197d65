import { useId } from 'react';
import { Container } from '../../../ui/primitives/Container';
import { Heading } from '../../../ui/primitives/Heading';
import { Text } from '../../../ui/primitives/Text';
import { FamilyItem } from './FamilyItem';
import type { SectionProps } from '../../../content-model/sectionProps';
import type { families } from './schema';
import * as styles from './Families.module.css';

/** Families along one line, each in its own layout. */
export function Families({ title, anchor, lead, items }: SectionProps<typeof families>) {
  const heading = useId();
  return (
    <section id={anchor} aria-labelledby={heading} className={styles.root}>
      <div className={styles.track}>
        <Container>
          <div className={styles.head}>
            <Heading level={2} size="lg" id={heading}>
              {title}
            </Heading>
            <Text look="lead">{lead}</Text>
          </div>
        </Container>
        {items.map((item) => (
          <FamilyItem key={item.name} {...item} />
        ))}
      </div>
    </section>
  );
}
