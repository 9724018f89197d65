import copy from '../../copy/caseStudy.json';
import { Container } from '../primitives/Container';
import { FiguresList } from '../sections/figures/FiguresList';
import * as styles from './Results.module.css';

interface ResultsProps {
  readonly figures: readonly Queries.FigureFragment[];
}

/** Three results, as large as they deserve, each with its period and its source. */
export function Results({ figures }: ResultsProps) {
  return (
    <Container>
      <section aria-label={copy.results} className={styles.root}>
        <FiguresList figures={figures} />
      </section>
    </Container>
  );
}
