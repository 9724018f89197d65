import type { OpenApi } from './schema';

/** A part of the file by its reference, such as `#/components/schemas/Job`; refuses one that leads nowhere. */
function partAt(file: Pick<OpenApi, 'components'>, reference: string): unknown {
  const part = reference
    .slice('#/'.length)
    .split('/')
    .reduce<unknown>((at, key) => (at as Record<string, unknown> | undefined)?.[key], file);
  if (part === undefined) throw new Error(`${reference} leads nowhere`);
  return part;
}

/** A value of the file with what its references stand for; texts beside a reference replace those of the part. */
export function resolve<Value>(file: Pick<OpenApi, 'components'>, value: unknown): Value {
  if (Array.isArray(value)) return value.map((item) => resolve(file, item)) as Value;
  if (typeof value !== 'object' || value === null) return value as Value;
  const { $ref, ...own } = value as Readonly<Record<string, unknown>>;
  const whole = typeof $ref === 'string' ? { ...(partAt(file, $ref) as object), ...own } : value;
  if (typeof $ref === 'string') return resolve(file, whole);
  return Object.fromEntries(
    Object.entries(whole).map(([key, item]) => [key, resolve(file, item)]),
  ) as Value;
}
