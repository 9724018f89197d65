import { escape } from '../../http/escape';
import copy from '../../copy/forms.json';
import type { FormField } from '../definition';
import { fieldOf, splitChoices, TICKED } from '../fields';
import type { FormError } from '../validate';
import { messageOf } from '../messages';
import { fieldLabel } from '../words';

/** Attributes of an element, in their order; what is undefined or false is left out. */
function attributes(
  values: Readonly<Record<string, string | number | boolean | undefined>>,
): string {
  return Object.entries(values)
    .filter(([, value]) => value !== undefined && value !== false)
    .map(([name, value]) => (value === true ? ` ${name}` : ` ${name}="${escape(String(value))}"`))
    .join('');
}

export const idOf = ({ name }: FormField): string => `field-${name}`;

export const hidden = (name: string, value: string): string =>
  `<input type="hidden"${attributes({ name, value })}>`;

/** A field as it was filled in, with its error. */
export function renderField(field: FormField, value: string, errors: readonly FormError[]): string {
  const { control } = fieldOf(field.name);
  if (control === 'hidden') return value === '' ? '' : hidden(field.name, value);
  const code = errors.find((error) => error.field === field.name)?.code;
  const error = code && messageOf(field, code);
  const id = idOf(field);
  const notes = [
    ...(field.help ? [`<p class="help" id="${id}-help">${escape(field.help)}</p>`] : []),
    ...(error ? [`<p class="error" id="${id}-error">${escape(error)}</p>`] : []),
  ];
  const describedBy = [field.help && `${id}-help`, error && `${id}-error`]
    .filter(Boolean)
    .join(' ');
  const shared = {
    'aria-describedby': describedBy || undefined,
    'aria-invalid': error ? 'true' : undefined,
  };
  const legend = `${escape(fieldLabel(field))}${
    field.isOptional && control !== 'check' ? ` <small>${escape(copy.optional)}</small>` : ''
  }`;
  if (control === 'choices') {
    const boxes = renderChoices(field, value);
    // The summary leads to the first box.
    return `<fieldset class="field"${attributes(shared)}><legend>${legend}</legend>${boxes}${notes.join('')}</fieldset>`;
  }
  const own = { id, name: field.name, required: !field.isOptional, ...shared };
  if (control === 'check') {
    const box = { ...own, value: TICKED, checked: value === TICKED };
    return `<div class="field"><label class="check"><input type="checkbox"${attributes(box)}>${legend}</label>${notes.join('')}</div>`;
  }
  return `<div class="field"><label for="${id}">${legend}</label>${renderControl(field, value, own)}${notes.join('')}</div>`;
}

function renderChoices(field: FormField, value: string): string {
  const chosen = splitChoices(value);
  const boxes = (field.options ?? []).map((option, index) => {
    const id = index === 0 ? idOf(field) : undefined;
    const box = { id, name: field.name, value: option, checked: chosen.includes(option) };
    return `<label class="check"><input type="checkbox"${attributes(box)}>${escape(option)}</label>`;
  });
  return boxes.join('');
}

function renderControl(
  field: FormField,
  value: string,
  own: Readonly<Record<string, string | boolean | undefined>>,
): string {
  const { control, type = 'text', autocomplete, maxLength: maxlength } = fieldOf(field.name);
  if (control === 'select') {
    const options = (field.options ?? []).map(
      (option) => `<option${attributes({ selected: option === value })}>${escape(option)}</option>`,
    );
    return `<select${attributes(own)}><option value="">${escape(copy.choose)}</option>${options.join('')}</select>`;
  }
  // A browser drops the first line break of a textarea.
  if (control === 'textarea') {
    return `<textarea${attributes({ ...own, rows: 5, maxlength })}>\n${escape(value)}</textarea>`;
  }
  return `<input${attributes({ type, ...own, autocomplete, maxlength, value })}>`;
}
