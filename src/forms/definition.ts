import type { FieldName } from './fields';

/** A field as one form asks for it. */
export interface FormField {
  readonly name: FieldName;
  /** What visitors read, where it is not the usual label of the field. */
  readonly label?: string | null | undefined;
  readonly help?: string | null | undefined;
  /** What to do where it is empty, if its label is its own. */
  readonly missing?: string | null | undefined;
  readonly isOptional?: boolean | undefined;
  readonly options?: readonly string[] | null | undefined;
}

/** Below `content/`. */
export const FORMS_FOLDER = 'data/forms';

/** Stands in place of the service's id in a form that goes to the privacy desk and to nobody else. */
export const DESK = 'desk';

/** A form as `content/data/forms/` states it. */
export interface FormDefinition {
  /** Id of the form at the marketing-form service, or `desk`. */
  readonly service: string;
  /** Label of its button. */
  readonly button: string;
  readonly inputs: readonly FormField[];
  /** Address of its thank-you page. */
  readonly thanks: string;
}

/** Whether what a form sends is no lead: people read it, no service and no analytics do. */
export const isForDesk = ({ service }: Pick<FormDefinition, 'service'>): boolean =>
  service === DESK;

/** What was typed, by the names of the fields. */
export type Values = Readonly<Partial<Record<FieldName, string>>>;
