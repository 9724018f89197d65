import { numberFields, type NumberField, type NumberKey, type RoiInputs } from '../fields.ts';
import { buildInputs } from '../inputs.ts';
import { parseNumber } from '../parse.ts';

/** What stands in the fields, as it was typed. */
export interface Draft {
  readonly texts: Readonly<Record<NumberKey, string>>;
  readonly isIntegration: boolean;
}

/** The fields as they read with these inputs. */
export function draftOf(inputs: RoiInputs): Draft {
  const texts = numberFields.map(({ key }) => [key, String(inputs[key])]);
  return {
    texts: Object.fromEntries(texts) as Record<NumberKey, string>,
    isIntegration: inputs.isIntegration,
  };
}

/**
 * The value of a field; undefined for a text that it does not take. A parameter that an address
 * leaves out has its default, but whoever empties a field has not entered that.
 */
export function valueOf(field: NumberField, text: string): number | undefined {
  const typed = text.trim();
  return typed === '' ? undefined : parseNumber(field, typed);
}

/** The fields whose text they do not take, in their order. */
export const invalidIn = ({ texts }: Draft): NumberField[] =>
  numberFields.filter((field) => valueOf(field, texts[field.key]) === undefined);

/** The inputs that the fields state; null where one of them is wrong. */
export function inputsIn(draft: Draft): RoiInputs | null {
  if (invalidIn(draft).length > 0) return null;
  return buildInputs(
    (field) => valueOf(field, draft.texts[field.key]) ?? field.default,
    draft.isIntegration,
  );
}
