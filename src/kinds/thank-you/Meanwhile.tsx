import { Container } from '../../ui/primitives/Container';
import { Prose } from '../../ui/primitives/Prose';
import * as styles from './Meanwhile.module.css';

interface MeanwhileProps {
  readonly html: string;
}

/** What to do meanwhile, below the hero. */
export const Meanwhile = ({ html }: MeanwhileProps) => (
  <Container className={styles.root}>
    <div className={styles.text}>
      <Prose html={html} />
    </div>
  </Container>
);
