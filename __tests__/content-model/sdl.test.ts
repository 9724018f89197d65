import { buildSchema, isObjectType } from 'graphql';
import { z } from 'zod';
import { kinds } from '../../src/content-model';
import { schemaOf, sectionTypeNames } from '../../src/content-model/sdl';

/** What Gatsby brings: directives, scalars and types that the content refers to. */
const GATSBY = `
  directive @dontInfer on OBJECT
  directive @dateformat on FIELD_DEFINITION
  directive @markdown on FIELD_DEFINITION
  directive @listed on FIELD_DEFINITION
  directive @latest on FIELD_DEFINITION
  directive @fromImage on FIELD_DEFINITION
  directive @fromMarkdown on FIELD_DEFINITION
  directive @fileByRelativePath on FIELD_DEFINITION
  directive @link(by: String) on FIELD_DEFINITION
  scalar Date
  scalar JSON
  type File { id: ID! }
  interface Node { id: ID! }
  union Section = ${sectionTypeNames.join(' | ')}
  type Query { page: Page }
`;

const schema = buildSchema(GATSBY + schemaOf(kinds));

it.each(kinds.map((kind) => [kind.name, kind] as const))(
  '%s has a GraphQL field for every key, required where it always has a value',
  (name, kind) => {
    const type = schema.getType(name);
    if (!isObjectType(type)) throw new Error(`${name} is no object type`);
    const fields = type.getFields();
    for (const [key, child] of Object.entries(kind.schema.shape)) {
      const known = fields[key];
      expect(known).toBeDefined();
      if (key === 'path') continue;
      const mayBeAbsent = child instanceof z.ZodOptional;
      expect(String(known?.type).endsWith('!')).toBe(!mayBeAbsent);
    }
  },
);
