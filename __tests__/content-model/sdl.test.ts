import { isObjectType } from 'graphql';
import { z } from 'zod';
import { kinds } from '../../src/registry/kinds';
import { contentSchema } from '../support/contentSchema';

const schema = contentSchema();

it.each(kinds.map((kind) => [kind.name, kind] as const))(
  '%s has a GraphQL field for every key, required where it always has a value',
  (name, kind) => {
    const type = schema.getType(name);
    if (!isObjectType(type)) throw new Error(`${name} is no object type`);
    const fields = type.getFields();
    for (const [key, child] of Object.entries(kind.schema.shape)) {
      const known = fields[key];
      expect(known).toBeDefined();
      // What all pages have in common may be there without being stated, or not be there elsewhere.
      if (key === 'path' || key === 'closing') continue;
      const mayBeAbsent = child instanceof z.ZodOptional;
      expect(String(known?.type).endsWith('!')).toBe(!mayBeAbsent);
    }
  },
);
