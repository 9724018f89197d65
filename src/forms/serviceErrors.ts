import type { FormDefinition } from './definition';
import { fieldOf, type FieldName } from './fields';
import type { ErrorCode, FormError } from './validate';

/** What the service calls an error that a visitor can fix. */
const codes: Readonly<Record<string, ErrorCode>> = {
  INVALID_EMAIL: 'malformed',
  BLOCKED_EMAIL: 'blocked',
  REQUIRED_FIELD: 'missing',
  INVALID_NUMBER: 'malformed',
  INPUT_TOO_LARGE: 'tooLong',
  VALUE_NOT_IN_FIELD_DEFINITION: 'notAnOption',
};

interface ServiceError {
  readonly errorType: string;
  readonly message: string;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

function listOf(body: unknown): ServiceError[] {
  const list = isRecord(body) && Array.isArray(body['errors']) ? (body['errors'] as unknown[]) : [];
  return list.filter(isRecord).map(({ errorType, message }) => ({
    errorType: typeof errorType === 'string' ? errorType.replace(/[^A-Z_]/g, '').slice(0, 60) : '',
    message: typeof message === 'string' ? message : '',
  }));
}

/** The field of the form that a message names, such as `Error in 'fields.email'. …`. */
function fieldIn(
  { errorType, message }: ServiceError,
  form: FormDefinition,
): FieldName | undefined {
  const named = [...message.matchAll(/['"](?:fields\.)?(\w+)['"]/g)].map(([, name]) => name);
  const found = form.inputs.find(({ name }) => named.includes(name));
  if (found) return found.name;
  if (!errorType.endsWith('_EMAIL')) return undefined;
  return form.inputs.find(({ name }) => fieldOf(name).format === 'email')?.name;
}

/** The errors that a visitor can fix, each at its field, and the names of those that nobody can. */
export function readErrors(
  body: unknown,
  form: FormDefinition,
): { readonly errors: readonly FormError[]; readonly unknown: readonly string[] } {
  const errors = new Map<FieldName, FormError>();
  const unknown: string[] = [];
  for (const error of listOf(body)) {
    const code = Object.hasOwn(codes, error.errorType) ? codes[error.errorType] : undefined;
    const field = code && fieldIn(error, form);
    if (field && code) errors.set(field, errors.get(field) ?? { field, code });
    else unknown.push(error.errorType);
  }
  const inOrder = form.inputs.flatMap(({ name }) => errors.get(name) ?? []);
  return { errors: inOrder, unknown };
}
