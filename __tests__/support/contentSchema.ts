import { buildSchema, type GraphQLSchema } from 'graphql';
import { kinds } from '../../src/registry/kinds';
import { schemaOf } from '../../src/content-model/sdl';

/** The field of `Query` that gives one file of a kind: `PressRelease` → `pressRelease`. */
export const fieldOfKind = (name: string): string => name.charAt(0).toLowerCase() + name.slice(1);

/** What Gatsby brings: directives, scalars, types that the content refers to, and a field a kind. */
const GATSBY = `
  directive @dontInfer on OBJECT
  directive @dateformat on FIELD_DEFINITION
  directive @markdown on FIELD_DEFINITION
  directive @newest on FIELD_DEFINITION
  directive @fromImage on FIELD_DEFINITION
  directive @clauses on FIELD_DEFINITION
  directive @fromMarkdown on FIELD_DEFINITION
  directive @fileByRelativePath on FIELD_DEFINITION
  directive @link(by: String) on FIELD_DEFINITION
  scalar Date
  scalar JSON
  type File { id: ID! }
  interface Node { id: ID! }
  ${kinds.map(({ name }) => `type ${name}Connection { nodes: [${name}!]! }`).join('\n')}
  type Query {
    contentPages: [ContentPage!]!
    shownNode: Node
    shownPicture: Picture
    ${kinds
      .map(({ name }) => `${fieldOfKind(name)}: ${name}\nall${name}: ${name}Connection!`)
      .join('\n')}
  }
`;

/** The GraphQL schema of the content as a build has it, without what no content is in. */
export const contentSchema = (): GraphQLSchema => buildSchema(GATSBY + schemaOf(kinds));
