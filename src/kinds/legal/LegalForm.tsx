import { useId } from 'react';
import copy from './legal.json';
import { Form } from '../../ui/forms/Form';
import { Heading } from '../../ui/primitives/Heading';
import type { InsertProps } from './insertProps';
import * as styles from './LegalForm.module.css';

/** Form of a document. */
export function LegalForm({ form }: InsertProps) {
  const id = useId();
  if (!form) return null;
  return (
    <div className={styles.root}>
      <Heading level={3} size="xs" id={id}>
        {copy.form.title}
      </Heading>
      <Form form={form} labelledBy={id} />
    </div>
  );
}
