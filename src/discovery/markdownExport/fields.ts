import { z } from 'zod';
import { unwrap } from '../../content-model/roles';
import copy from '../../copy/markdownExport.json';
import { humanized } from './inline';

/** A key with a value that is told. */
export interface Field {
  readonly key: string;
  readonly schema: z.core.$ZodType;
  readonly value: unknown;
}

/** How things are drawn and kept: a reader of words needs none of it. */
const SILENT: ReadonlySet<string> = new Set([
  ...['tone', 'draw', 'ground', 'hue', 'wash', 'scale', 'out', 'back', 'digits', 'symbol'],
  ...['anchor', 'key', 'under', 'shows', 'isPause', 'isAnswer', 'image'],
]);

const isSaid = (value: unknown): boolean =>
  value !== undefined &&
  value !== null &&
  value !== '' &&
  value !== false &&
  !(Array.isArray(value) && value.length === 0);

/** What of an object is told, in the order of its schema. */
export const fieldsOf = (
  { shape }: z.ZodObject,
  data: Readonly<Record<string, unknown>>,
): Field[] =>
  Object.entries(shape as Readonly<Record<string, z.core.$ZodType>>)
    .map(([key, schema]) => ({ key, schema, value: data[key] }))
    .filter(({ key, value }) => isSaid(value) && !SILENT.has(key));

/** What a key is called: mostly it says so itself. */
export const labelOf = (key: string): string =>
  (copy.labels as Readonly<Record<string, string>>)[key] ?? humanized(key);

/** The schema of what a list holds. */
export const elementOf = (schema: z.core.$ZodType): z.core.$ZodType | undefined => {
  const inner = unwrap(schema);
  return inner instanceof z.ZodArray ? inner.element : undefined;
};

/** The schema as that of an object, if it is one. */
export const objectOf = (schema: z.core.$ZodType | undefined): z.ZodObject | undefined => {
  const inner = schema && unwrap(schema);
  return inner instanceof z.ZodObject ? inner : undefined;
};
