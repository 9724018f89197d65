import copy from '../../copy/newsletter.json';
import { Form } from '../../ui/forms/Form';
import { Section } from '../../ui/primitives/Section';
import { Drawn as Near } from './near/Drawn';
import * as styles from './LetterEnd.module.css';

interface LetterEndProps {
  readonly form: Queries.FormPartsFragment | null;
  /** The two letters nearest to this one. */
  readonly near: readonly Queries.NearLetterFragment[];
}

/** Where the next letter may go, and the two letters nearest to this one. */
export const LetterEnd = ({ form, near }: LetterEndProps) => (
  <Section
    title={copy.title}
    lead={copy.text}
    anchor="next-letter"
    size="md"
    isTight
    className={styles.section}
  >
    <div className={styles.root}>
      {form ? (
        <div className={styles.form}>
          <Form form={form} labelledBy="next-letter" />
        </div>
      ) : null}
      <Near wrapper={{ className: styles.near }} letters={near} />
    </div>
  </Section>
);
