import copy from '../../copy/caseStudy.json';
import { Container } from '../../ui/primitives/Container';
import { SiteLink } from '../../ui/primitives/SiteLink';
import { FiguresList } from '../../ui/results/FiguresList';
import * as styles from './Results.module.css';

interface ResultsProps {
  readonly figures: readonly Queries.FigureFragment[];
  /** What did not work, with a link to its chapter. */
  readonly failure: string;
  readonly chapters: readonly { readonly anchor: string }[];
}

/** Three large results with sources, and what did not work. */
export function Results({ figures, failure, chapters }: ResultsProps) {
  return (
    <Container>
      <section aria-label={copy.results} className={styles.root}>
        <FiguresList figures={figures} />
        <p className={styles.failure}>
          <b className={styles.name}>{copy.failed}</b>
          <SiteLink href={`#${chapters.at(-1)?.anchor}`}>{failure}</SiteLink>
        </p>
      </section>
    </Container>
  );
}
