import { useId, type ReactNode } from 'react';
import { Container } from '../../ui/primitives/Container';
import { Heading } from '../../ui/primitives/Heading';
import { Text } from '../../ui/primitives/Text';
import * as styles from './Specimen.module.css';

interface SpecimenProps {
  readonly title: string;
  /** When it is used, and how, in a sentence or two. */
  readonly rule?: string;
  readonly children: ReactNode;
}

/** One group of the style guide. */
export function Specimen({ title, rule, children }: SpecimenProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.root}>
      <Container className={styles.grid}>
        <Heading level={2} size="xs" id={id}>
          {title}
        </Heading>
        <div className={styles.items}>
          {rule ? <Text>{rule}</Text> : null}
          {children}
        </div>
      </Container>
    </section>
  );
}

/** Pieces beside one another. */
export const Row = ({ children }: { readonly children: ReactNode }) => (
  <div className={styles.row}>{children}</div>
);
