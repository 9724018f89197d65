export type FieldName = 'fullName' | 'email' | 'company' | 'message';

/** What was typed, by the names of the fields. */
export type Answers<Name extends FieldName = FieldName> = Readonly<Record<Name, string>>;

export type FormErrorCode = 'missing' | 'malformed';

export type FormErrors<Name extends FieldName> = { readonly [Field in Name]?: FormErrorCode };

/** How sending ended. */
export type Outcome = 'sent' | 'handedOver' | 'failed';

/** Sends the answers; a rejection counts as failed. */
export type Send<Name extends FieldName> = (answers: Answers<Name>) => Promise<Outcome>;

export interface Form<Name extends FieldName> {
  /** The fields in their order. */
  readonly names: readonly Name[];
  readonly empty: Answers<Name>;
  /** What has to be fixed before it can be sent, field by field. */
  readonly errorsIn: (answers: Answers<Name>) => FormErrors<Name>;
  readonly isEmpty: (answers: Answers<Name>) => boolean;
  /** Reads back answers that were written as JSON; whatever else it reads becomes empty ones. */
  readonly read: (json: string | null) => Answers<Name>;
}

/** Something, an @, and a domain with a dot: whether the mailbox exists only mail can tell. */
const EMAIL = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;

const errorOf = (name: FieldName, value: string): FormErrorCode | undefined => {
  if (value.trim() === '') return 'missing';
  if (name === 'email' && !EMAIL.test(value.trim())) return 'malformed';
  return undefined;
};

const parse = (json: string | null): Partial<Record<string, unknown>> => {
  try {
    return (JSON.parse(json ?? '{}') ?? {}) as Partial<Record<string, unknown>>;
  } catch {
    return {};
  }
};

/** A form of fields that all have to be filled in. */
export function formOf<Name extends FieldName>(names: readonly Name[]): Form<Name> {
  const each = (valueOf: (name: Name) => string): Answers<Name> =>
    Object.fromEntries(names.map((name) => [name, valueOf(name)])) as Answers<Name>;
  return {
    names,
    empty: each(() => ''),
    errorsIn: (answers) =>
      Object.fromEntries(
        names.flatMap((name) => {
          const error = errorOf(name, answers[name]);
          return error ? [[name, error]] : [];
        }),
      ) as FormErrors<Name>,
    isEmpty: (answers) => names.every((name) => answers[name].trim() === ''),
    read(json) {
      const kept = parse(json);
      return each((name) => {
        const value = kept[name];
        return typeof value === 'string' ? value : '';
      });
    },
  };
}

/** What a visitor asks an engineer (decisions, Forms). */
export const enquiryForm = formOf(['fullName', 'email', 'company', 'message']);

/** Who wants a seat. */
export const registrationForm = formOf(['fullName', 'email', 'company']);
