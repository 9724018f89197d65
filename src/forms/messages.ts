import { fill } from '../text/fillWords';
import copy from '../copy/formMessages.json';
import type { FormField } from './definition';
import { fieldOf, type FieldName } from './fields';
import type { ErrorCode } from './validate';
import { fieldLabel, isUsual } from './words';

type Messages = { readonly missing: string; readonly malformed?: string };

const messages: Readonly<Record<FieldName, Messages>> = copy.fields;

/** What to do about an error of a field. A field with a label of its own says more than its name. */
export function messageOf(field: FormField, code: ErrorCode): string {
  const { missing, malformed } = messages[field.name];
  const own = { missing: field.missing ?? (isUsual(field) ? missing : undefined), malformed };
  const message = (code in own ? own[code as keyof typeof own] : undefined) ?? copy.errors[code];
  const { maxLength } = fieldOf(field.name);
  // Asked once somebody wrote too much, and never while a page opens: no form is to carry a formatter for it.
  // oxlint-disable-next-line no-restricted-properties
  return fill(message, { label: fieldLabel(field), maxLength: maxLength.toLocaleString('en-US') });
}
