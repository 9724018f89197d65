import { useId } from 'react';
import { Container } from '../../../ui/primitives/Container';
import { Heading } from '../../../ui/primitives/Heading';
import { Wordmark } from '../../../ui/primitives/Wordmark';
import type { SectionProps } from '../../../content-model/sectionProps';
import type { wordmarks } from './schema';
import * as styles from './Wordmarks.module.css';

export function Wordmarks({ title, customers }: SectionProps<typeof wordmarks>) {
  const heading = useId();
  return (
    <section aria-labelledby={heading} className={styles.root}>
      <Container>
        <Heading level={2} size="label" id={heading} className={styles.title}>
          {title}
        </Heading>
        <ul className={styles.list}>
          {customers.map((customer) => (
            <li key={customer.name} className={styles.cell}>
              <Wordmark customer={customer} />
            </li>
          ))}
        </ul>
      </Container>
    </section>
  );
}
