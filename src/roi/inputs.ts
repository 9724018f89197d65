import {
  integrationField,
  numberFields,
  type NumberField,
  type NumberKey,
  type RoiInputs,
} from './fields.ts';

const fields = [...numberFields, integrationField];

/** The public names of all inputs. */
export const fieldNames: readonly string[] = fields.map(({ name }) => name);

/** The label of the input with a public name. */
export const inputLabel = (name: string): string =>
  fields.find((field) => field.name === name)?.label ?? name;

/** Builds inputs from a value for each numeric field. */
export function buildInputs(
  valueOf: (field: NumberField) => number,
  isIntegration: boolean,
): RoiInputs {
  const values = Object.fromEntries(numberFields.map((field) => [field.key, valueOf(field)]));
  return { ...(values as Record<NumberKey, number>), isIntegration };
}

export const defaultInputs: RoiInputs = buildInputs(
  (field) => field.default,
  integrationField.default,
);

/** The query that gives these inputs back. */
export function toParams(inputs: RoiInputs): URLSearchParams {
  const params = new URLSearchParams();
  for (const { key, name } of numberFields) params.set(name, String(inputs[key]));
  params.set(integrationField.name, String(inputs.isIntegration));
  return params;
}
