import { useId } from 'react';
import { WordmarkRow } from '../../../ui/content/WordmarkRow';
import { Container } from '../../../ui/primitives/Container';
import { Heading } from '../../../ui/primitives/Heading';
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
        <WordmarkRow columns={4} customers={customers} />
      </Container>
    </section>
  );
}
