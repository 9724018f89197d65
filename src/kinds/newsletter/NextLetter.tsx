import copy from '../../copy/newsletter.json';
import { Form } from '../../ui/forms/Form';
import { Heading } from '../../ui/primitives/Heading';
import { Text } from '../../ui/primitives/Text';
import * as styles from './NextLetter.module.css';

interface NextLetterProps {
  readonly form: Queries.FormPartsFragment;
}

/** Newsletter sign-up at the end of an issue. */
export const NextLetter = ({ form }: NextLetterProps) => (
  <section aria-labelledby="next-letter" className={styles.root}>
    <div className={styles.words}>
      <Heading level={2} size="sm" id="next-letter">
        {copy.title}
      </Heading>
      <Text look="small" isSoft>
        {copy.text}
      </Text>
    </div>
    <Form form={form} labelledBy="next-letter" />
  </section>
);
