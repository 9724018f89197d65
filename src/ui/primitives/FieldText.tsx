import { Icon } from './Icon';
import * as styles from './FieldText.module.css';

interface FieldTextProps {
  /** Id of the control. */
  readonly id: string;
  readonly text: string | undefined;
}

/** Help for a control, which refers to it by `<id>-hint`. */
export const FieldHint = ({ id, text }: FieldTextProps) =>
  text ? (
    <p id={`${id}-hint`} className={styles.hint}>
      {text}
    </p>
  ) : null;

/** Error of a control with icon; referred to as `<id>-error`. */
export const FieldError = ({ id, text }: FieldTextProps) =>
  text ? (
    <p id={`${id}-error`} className={styles.error}>
      <Icon name="alert" className={styles.sign} />
      {text}
    </p>
  ) : null;
