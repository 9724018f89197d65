import { Container } from '../../ui/primitives/Container';
import { Prose } from '../../ui/primitives/Prose';
import * as styles from './Meanwhile.module.css';

interface MeanwhileProps {
  readonly html: string;
}

/** What a visitor can do until then, under the words of the first screen. */
export const Meanwhile = ({ html }: MeanwhileProps) => (
  <Container className={styles.root}>
    <div className={styles.text}>
      <Prose html={html} />
    </div>
  </Container>
);
