import { z } from 'zod';

/**
 * What a frontmatter value stands for beyond its shape. The build turns a role into a GraphQL type,
 * the content check follows it (does the picture exist, does the link lead anywhere).
 */
export type Role =
  /** `shows`: the fragment that a section gets of it, where it is not handed on as it is. */
  | { readonly is: 'type'; readonly name: string; readonly shows?: string | undefined }
  | { readonly is: 'date' | 'month' | 'text' | 'markdown' | 'href' | 'picture' }
  /** A kind of page by its label: `press-release`. */
  | { readonly is: 'kind' }
  /** A file of `content/data/`; `shows`: the fragment that a section gets of it. */
  | {
      readonly is: 'reference';
      readonly to: string;
      readonly needs: readonly string[];
      readonly shows?: string | undefined;
    }
  /** What the build fills in, and no writer; `shows`: the fragment of the nodes that it fills in. */
  | {
      readonly is: 'filled';
      readonly by: Filling;
      readonly shows?: string | undefined;
      readonly list?: ListOf | undefined;
    }
  /** Words, or where there are none the title of the newest of what’s new. */
  | { readonly is: 'newest' }
  /** A whole that GraphQL hands on as it is. */
  | { readonly is: 'data' };

/** Pages of a kind by its label, `press-release`: all of them, or its newest. */
export interface ListOf {
  readonly kind: string;
  readonly count?: number;
}

/** What the build knows how to fill in: src/gatsby/sections/fillings.ts. */
export type Filling =
  | 'pages'
  | 'newestPages'
  | 'ahead'
  | 'over'
  | 'list'
  | 'outages'
  | 'away'
  | 'runnableCall'
  | 'callGroups'
  | 'attempts'
  | 'events'
  | 'apiErrors'
  | 'apiChanges'
  | 'counts'
  | 'shelves'
  | 'months'
  | 'fullMonths'
  | 'laterMonths'
  | 'partners'
  | 'history'
  | 'pay'
  | 'clocks'
  | 'leveled';

export const roles = z.registry<Role>();

/** Gives a schema its role; reads as part of the schema's definition. */
export function withRole<S extends z.ZodType>(schema: S, role: Role): S {
  roles.add(schema, role);
  return schema;
}

/** The schema inside `optional`, `default`, `prefault` and `nullable`, where shape and role are stated. */
export function unwrap(schema: z.core.$ZodType): z.core.$ZodType {
  let inner = schema;
  while (
    inner instanceof z.ZodOptional ||
    inner instanceof z.ZodDefault ||
    inner instanceof z.ZodPrefault ||
    inner instanceof z.ZodNullable
  ) {
    inner = inner.unwrap();
  }
  return inner;
}

/** Whether the build fills a key in, and no writer. */
export const isFilled = (schema: z.core.$ZodType): boolean =>
  roles.get(unwrap(schema))?.is === 'filled';

export interface Found {
  readonly role: Role;
  readonly value: string;
  readonly path: readonly PropertyKey[];
}

/** The option of a union that a value is of: by the key that tells them apart, or the first that takes it. */
export function optionFor(
  union: z.ZodUnion | z.ZodDiscriminatedUnion,
  data: unknown,
): z.core.$ZodType | undefined {
  if (!(union instanceof z.ZodDiscriminatedUnion)) {
    return union.options.find((option) => z.safeParse(option, data).success);
  }
  const { discriminator } = union.def;
  const told = (data as Record<string, unknown>)[discriminator];
  return union.options.find((option) =>
    (option._zod.propValues?.[discriminator] as Set<unknown> | undefined)?.has(told),
  );
}

/** Every value of `data` whose schema has a role, with the path that leads to it. */
export function* findRoles(
  schema: z.core.$ZodType,
  data: unknown,
  path: readonly PropertyKey[] = [],
): Generator<Found> {
  if (data === undefined || data === null) return;
  const inner = unwrap(schema);
  const role = roles.get(inner);
  if (role && typeof data === 'string') yield { role, value: data, path };
  else if (inner instanceof z.ZodObject && typeof data === 'object') {
    for (const [key, child] of Object.entries(inner.shape)) {
      yield* findRoles(child as z.core.$ZodType, (data as Record<string, unknown>)[key], [
        ...path,
        key,
      ]);
    }
  } else if (inner instanceof z.ZodArray && Array.isArray(data)) {
    for (const [index, item] of data.entries()) {
      yield* findRoles(inner.element, item, [...path, index]);
    }
  } else if (inner instanceof z.ZodUnion) {
    const option = optionFor(inner, data);
    if (option) yield* findRoles(option, data, path);
  }
}
