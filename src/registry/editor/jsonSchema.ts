import { z } from 'zod';
import { pageKinds } from '../kinds';
import { isFilled, roles } from '../../content-model/roles';
import type { Kind } from '../../content-model/kind';

/** JSON Schema of what a writer may put in the frontmatter of a kind: defaults may be left out. */
export function jsonSchemaOf(kind: Kind): Record<string, unknown> {
  const schema = z.toJSONSchema(kind.schema, {
    io: 'input',
    target: 'draft-7',
    override: ({ zodSchema, jsonSchema }) => {
      if (roles.get(zodSchema)?.is === 'kind')
        jsonSchema.enum = pageKinds.map(({ label }) => label);
      if (!(zodSchema instanceof z.ZodObject)) return;
      for (const [key, child] of Object.entries(zodSchema.shape)) {
        if (isFilled(child as z.core.$ZodType)) delete jsonSchema.properties?.[key];
      }
    },
  });
  return { ...schema, title: kind.name };
}
