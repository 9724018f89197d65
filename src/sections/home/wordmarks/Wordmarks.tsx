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
    <section aria-labelledby={heading}>
      <Container className={styles.root}>
        <Heading level={2} size="label" id={heading}>
          {title}
        </Heading>
        <ul className={styles.list}>
          {customers.map((customer) => (
            <li key={customer.name}>
              <Wordmark customer={customer} className={styles.mark} />
            </li>
          ))}
        </ul>
      </Container>
    </section>
  );
}
