import copy from '../../copy/consent.json';
import { Button } from '../primitives/Button';
import { Container } from '../primitives/Container';
import { SiteLink } from '../primitives/SiteLink';
import * as styles from './ConsentPanel.module.css';
import { ConsentWords } from './ConsentWords';

interface ConsentQuestionProps {
  readonly titleId: string;
  readonly onAccept: () => void;
  readonly onReject: () => void;
  readonly onChoose: () => void;
}

/** The first question: all, nothing, or one by one. */
export const ConsentQuestion = ({
  titleId,
  onAccept,
  onReject,
  onChoose,
}: ConsentQuestionProps) => (
  <Container className={styles.question}>
    <ConsentWords title={copy.title} titleId={titleId}>
      {copy.text} <SiteLink href={copy.policyHref}>{copy.policy}</SiteLink>
    </ConsentWords>
    <div className={styles.buttons}>
      <Button variant="ink" onClick={onAccept}>
        {copy.accept}
      </Button>
      <Button variant="ink" onClick={onReject}>
        {copy.reject}
      </Button>
      <Button variant="quiet" className={styles.wide} onClick={onChoose}>
        {copy.choose}
      </Button>
    </div>
  </Container>
);
