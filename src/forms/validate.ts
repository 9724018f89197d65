import type { FormDefinition, FormField, Values } from './definition';
import { fieldOf, splitChoices, TICKED, type Field, type FieldName } from './fields';

export type ErrorCode = 'missing' | 'malformed' | 'tooLong' | 'notAnOption' | 'blocked';

/** What has to be fixed at a field before the form can be sent. */
export interface FormError {
  readonly field: FieldName;
  readonly code: ErrorCode;
}

/** Whether a text is a phone number. The browser brings a check that knows every country. */
export type IsPhone = (value: string) => boolean;

/** Something, an @, and a domain with a dot: whether the mailbox exists only mail can tell. */
const EMAIL = /^[^\s@<>,;]+@[^\s@<>,;.]+(\.[^\s@<>,;.]+)+$/;

/** Five to twenty digits with what people write between them, and an extension. */
const PHONE = /^\+?\s?(?:[()./\s-]*\d){5,20}\)?\s*(?:(?:ext\.?|x|#)\s*\d{1,6})?$/i;

/** Lenient, so that it refuses nothing that the browser took. */
export const looksLikePhone: IsPhone = (value) => PHONE.test(value);

// oxlint-disable-next-line no-control-regex
const CONTROLS = /[\u0000-\u001f\u007f]+/g;
// oxlint-disable-next-line no-control-regex
const CONTROLS_BUT_BREAKS = /[\u0000-\u0009\u000b-\u001f\u007f]+/g;

/** A text without line breaks and without characters that nobody types. */
export const oneLine = (text: string): string => text.replace(CONTROLS, ' ').trim();

const manyLines = (text: string): string =>
  text.replace(/\r\n?/g, '\n').replace(CONTROLS_BUT_BREAKS, ' ').trim();

/** A value as it is checked, kept and sent: the same on both sides. */
export const tidy = (name: FieldName, value: string): string =>
  fieldOf(name).control === 'textarea' ? manyLines(value) : oneLine(value);

/** The values of a form's own fields, tidied; empty ones and whatever else came are left out. */
export const tidyValues = (form: FormDefinition, values: Values): Values =>
  Object.fromEntries(
    form.inputs
      .map(({ name }) => [name, tidy(name, (Object.hasOwn(values, name) && values[name]) || '')])
      .filter(([, value]) => value !== ''),
  ) as Values;

function isAnOption({ control }: Field, value: string, options: readonly string[]): boolean {
  if (control === 'check') return value === TICKED;
  if (control === 'select') return options.includes(value);
  return control !== 'choices' || splitChoices(value).every((one) => options.includes(one));
}

function errorOf(asked: FormField, value: string, isPhone: IsPhone): ErrorCode | undefined {
  const field = fieldOf(asked.name);
  if (value === '') return asked.isOptional ? undefined : 'missing';
  if (value.length > field.maxLength) return 'tooLong';
  if (!isAnOption(field, value, asked.options ?? [])) return 'notAnOption';
  if (field.format === 'email' && !EMAIL.test(value)) return 'malformed';
  if (field.format === 'phone' && !isPhone(value)) return 'malformed';
  return undefined;
}

/** What has to be fixed before a form can be sent, in the order of its fields. */
export function validate(
  form: FormDefinition,
  values: Values,
  isPhone: IsPhone = looksLikePhone,
): FormError[] {
  const tidied = tidyValues(form, values);
  return form.inputs.flatMap((field) => {
    const code = errorOf(field, tidied[field.name] ?? '', isPhone);
    return code ? [{ field: field.name, code }] : [];
  });
}
