import type { Trouble } from '../../forms/browser/useForm';
import { fill } from '../../text/fillWords';
import copy from '../../copy/forms.json';
import { site } from '../../site';
import { Notice } from '../primitives/Notice';
import * as styles from './Form.module.css';

interface FormTroubleProps {
  readonly trouble: Trouble | undefined;
  /** Whether it is sent automatically once online. */
  readonly isWaiting: boolean;
}

/** Why a form was not sent, and what happens to it; next to the button that was pressed. */
export function FormTrouble({ trouble, isWaiting }: FormTroubleProps) {
  if (!trouble) return null;
  // Each by its name: a page carries the words that its code names.
  const refusal = trouble.state === 'failed' ? copy.failed : copy.tooMany;
  const words = isWaiting ? copy.waiting : refusal;
  return (
    <div className={`${styles.wide} ${styles.trouble}`}>
      <Notice
        tone={isWaiting ? 'plain' : 'error'}
        role="alert"
        icon={isWaiting ? 'wifi-off' : undefined}
        title={words.title}
      >
        {fill(words.text, { seconds: 'seconds' in trouble ? trouble.seconds : 0 })}
        {trouble.state === 'failed' && !isWaiting ? (
          <>
            {' '}
            <a href={`mailto:${site.email}`}>{site.email}</a>.
          </>
        ) : null}
      </Notice>
    </div>
  );
}
