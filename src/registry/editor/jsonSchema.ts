import { z } from 'zod';
import type { Kind } from '../../content-model/kind';

/** JSON Schema of what a writer may put in the frontmatter of a kind: defaults may be left out. */
export function jsonSchemaOf(kind: Kind): Record<string, unknown> {
  const schema = z.toJSONSchema(kind.schema, { io: 'input', target: 'draft-7' });
  return { ...schema, title: kind.name };
}
