import { z } from 'zod';
import { unwrap } from '../../content-model/roles';

/** What a schema says of itself to writers; empty where it says nothing. */
export const descriptionOf = (schema: z.core.$ZodType): string =>
  z.globalRegistry.get(schema)?.description ??
  z.globalRegistry.get(unwrap(schema))?.description ??
  '';

/** Whether a writer may leave the key out. */
export const isOptional = (schema: z.core.$ZodType): boolean =>
  z.safeParse(schema, undefined).success;
