import { conversionOf, type Conversion } from './label';

/** An input of a form at the moment it is sent. */
export interface Input {
  readonly name: string;
  readonly value: string;
  readonly isRequired: boolean;
  readonly isVisible: boolean;
}

/** A form at the moment it is sent. */
export interface SentForm {
  readonly inputs: readonly Input[];
  /** Label of the button that sends it. */
  readonly label: string;
}

/** What analytics are told of a form that was sent (specification 3, Form-submit tracking event). */
export interface FormEvent {
  readonly event: 'form_submit';
  readonly conversion: Conversion;
  readonly first_name: string;
  readonly last_name: string;
  readonly phone_number: string;
  readonly company_name: string;
  readonly email_id: string;
  readonly newsletter_request: boolean;
}

/** The first of these inputs that holds something. */
const firstOf = (inputs: readonly Input[], ...names: string[]): string =>
  names
    .map((name) => inputs.find((input) => input.name === name)?.value.trim() ?? '')
    .find((value) => value !== '') ?? '';

/** First name and last name; of a full name the first word, and the rest. */
function namesIn(inputs: readonly Input[]): { first: string; last: string } {
  const [first = '', ...rest] = firstOf(inputs, 'fullName').split(/\s+/);
  return {
    first: firstOf(inputs, 'firstName') || first,
    last: firstOf(inputs, 'lastName') || rest.join(' '),
  };
}

/**
 * The event of a form that was sent; undefined where none is due: a form without an email field, one
 * of which nothing was captured, or one whose required visible inputs are all empty (specification 5).
 */
export function eventOf({ inputs, label }: SentForm): FormEvent | undefined {
  const names = namesIn(inputs);
  const captured = {
    first_name: names.first,
    last_name: names.last,
    phone_number: firstOf(inputs, 'phoneNumber', 'phone'),
    company_name: firstOf(inputs, 'companyName', 'company'),
    email_id: firstOf(inputs, 'email'),
  };
  const hasEmailField = inputs.some(({ name }) => name === 'email');
  const hasValue = Object.values(captured).some((value) => value !== '');
  const required = inputs.filter(({ isRequired, isVisible }) => isRequired && isVisible);
  const isFilled = required.length === 0 || required.some(({ value }) => value.trim() !== '');
  if (!hasEmailField || !hasValue || !isFilled) return undefined;

  const isWhole =
    (captured.first_name || captured.last_name) && captured.phone_number && captured.company_name;
  return {
    event: 'form_submit',
    conversion: conversionOf(label),
    ...captured,
    newsletter_request: captured.email_id !== '' && !isWhole,
  };
}
