import { useId, type ReactNode } from 'react';
import type { z } from 'zod';
import type { formBeside } from '../../content-model/formBeside';
import { Form } from './Form';
import { Logo } from '../primitives/Logo';
import { Heading } from '../primitives/Heading';
import { Picture } from '../primitives/Picture';
import { Stack } from '../primitives/Stack';
import { Text } from '../primitives/Text';
import { Wordmark } from '../primitives/Wordmark';
import * as styles from './FormBeside.module.css';
import { PrivateNote } from './PrivateNote';

interface FormBesideProps {
  readonly section: z.output<z.ZodObject<typeof formBeside>>;
  readonly isHead?: boolean;
  /** Logo that links home, on pages without navigation. */
  readonly hasLogo?: boolean;
  /** Whether the text is taller than the form; the picture then goes below the form. */
  readonly isTall?: boolean;
  /** Below the lead: steps after the form is sent. */
  readonly children: ReactNode;
}

/** Form beside a colored panel with the next steps, which on phones follow it. */
export function FormBeside(props: FormBesideProps) {
  const { section, isHead = false, hasLogo = false, isTall = false, children } = props;
  const { anchor, wash, term, title, lead, proof, customers, image } = section;
  const titleId = useId();
  const formId = useId();
  const shown = image ? (
    <div className={styles.picture}>
      <Picture picture={image} />
    </div>
  ) : null;
  return (
    <section
      id={anchor}
      aria-labelledby={titleId}
      className={isHead ? `${styles.root} ${styles.head}` : styles.root}
    >
      <div data-wash={wash} className={`${styles.aside} ${styles.title}`}>
        {hasLogo ? <Logo /> : null}
        <Stack gap={2}>
          {term ? <Text look="term">{term}</Text> : null}
          <Heading level={isHead ? 1 : 2} size={isHead ? 'lg' : 'md'} id={titleId}>
            {title}
          </Heading>
        </Stack>
        {lead ? <Text look="lead">{lead}</Text> : null}
      </div>
      <div className={styles.form}>
        <div className={styles.fields}>
          <Heading level={isHead ? 2 : 3} size="sm" id={formId}>
            {section.formTitle}
          </Heading>
          <Form form={section.form} labelledBy={formId} />
          <PrivateNote />
        </div>
        {isTall ? shown : null}
      </div>
      <div data-wash={wash} className={`${styles.aside} ${styles.words}`}>
        <div className={styles.steps}>
          {children}
          {customers.length > 0 ? (
            <div className={styles.proof}>
              {proof ? (
                <Text look="small" isSoft>
                  {proof}
                </Text>
              ) : null}
              <ul className={styles.customers}>
                {customers.map((customer) => (
                  <li key={customer.name}>
                    <Wordmark customer={customer} className={styles.customer} />
                  </li>
                ))}
              </ul>
            </div>
          ) : null}
        </div>
        {isTall ? null : shown}
      </div>
    </section>
  );
}
