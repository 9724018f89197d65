import copy from '../../copy/caseStudy.json';
import { Container } from '../primitives/Container';
import * as styles from './Figures.module.css';

interface FiguresProps {
  readonly figures: readonly { readonly value: string; readonly text: string }[];
}

/** Three results, as large as they deserve, each with its period and its source. */
export function Figures({ figures }: FiguresProps) {
  return (
    <Container>
      <section aria-label={copy.results} className={styles.root}>
        {figures.map(({ value, text }) => (
          <div key={value} className={styles.figure}>
            <strong className={styles.value}>{value}</strong>
            <p className={styles.text}>{text}</p>
          </div>
        ))}
      </section>
    </Container>
  );
}
