import { loadPhoneNumbers, phoneInWords } from '../../forms/browser/phone';
import copy from '../../copy/forms.json';
import type { FormField as Asked } from '../../forms/definition';
import { fieldOf, joinChoices, splitChoices, TICKED } from '../../forms/fields';
import { settings } from '../../settings';
import { Check } from '../primitives/Check';
import { FieldError } from '../primitives/FieldText';
import { Select } from '../primitives/Select';
import { TextArea } from '../primitives/TextArea';
import { TextField } from '../primitives/TextField';
import { looks } from '../primitives/Text';
import * as styles from './Form.module.css';
import { MeetingTimes } from './MeetingTimes';

interface FormFieldProps {
  readonly id: string;
  readonly field: Asked;
  /** Half width, where there is room. */
  readonly isHalf: boolean;
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (value: string) => void;
}

/** Field of a form, with the control of its type. */
export const FormField = (props: FormFieldProps) => (
  <div className={props.isHalf ? styles.half : styles.wide}>
    <Control {...props} />
  </div>
);

function Control({ id, field, value, error, onChange }: FormFieldProps) {
  const { control, type, autocomplete, maxLength } = fieldOf(field.name);
  const label = field.label ?? '';
  const options = field.options ?? [];
  const shared = {
    id,
    name: field.name,
    label,
    error,
    value,
    hint: field.help ?? undefined,
    note: field.isOptional ? copy.optional : undefined,
    required: !field.isOptional,
    onChange: ({ target }: { target: { value: string } }) => onChange(target.value),
  };
  switch (control) {
    case 'textarea':
      return <TextArea {...shared} maxLength={maxLength} rows={4} />;
    case 'select':
      return (
        <Select
          {...shared}
          placeholder={copy.choose}
          choices={options.map((option) => ({ value: option, text: option }))}
        />
      );
    case 'choices':
      return <Choices {...{ id, field, value, error, onChange, options }} label={label} />;
    case 'check':
      return (
        <Check
          id={id}
          name={field.name}
          value={TICKED}
          checked={value === TICKED}
          onChange={({ target }) => onChange(target.checked ? TICKED : '')}
        >
          {label}
        </Check>
      );
    case 'hidden':
      // With a calendar service, the time is chosen after the form (src/kinds/thank-you/Calendar.tsx).
      return field.name === 'meetingTime' && !settings.services.scheduler ? (
        <MeetingTimes {...{ value, onChange }} />
      ) : null;
    case 'input':
      return (
        <TextField
          {...shared}
          type={type ?? 'text'}
          autoComplete={autocomplete}
          maxLength={maxLength}
          {...(type === 'tel'
            ? {
                onFocus: () => void loadPhoneNumbers(),
                onBlur: () => onChange(phoneInWords(value)),
              }
            : {})}
        />
      );
  }
}

interface ChoicesProps extends Omit<FormFieldProps, 'isHalf'> {
  readonly label: string;
  readonly options: readonly string[];
}

/** Check boxes. */
function Choices({ id, field, label, options, value, error, onChange }: ChoicesProps) {
  const chosen = splitChoices(value);
  const flip = (option: string): void =>
    onChange(joinChoices(options.filter((one) => (one === option) !== chosen.includes(one))));
  return (
    <fieldset className={styles.choices} aria-describedby={error ? `${id}-error` : undefined}>
      <legend className={`${styles.legend} ${looks.control}`}>
        {label} {field.isOptional ? <span className={styles.note}>{copy.optional}</span> : null}
      </legend>
      {options.map((option, index) => (
        <Check
          key={option}
          // The error summary links to the first.
          id={index === 0 ? id : undefined}
          name={field.name}
          value={option}
          checked={chosen.includes(option)}
          onChange={() => flip(option)}
        >
          {option}
        </Check>
      ))}
      <FieldError id={id} text={error} />
    </fieldset>
  );
}
