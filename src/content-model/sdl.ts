import { z } from 'zod';
import { isPageKind, type Kind } from './kind';
import { roles, unwrap, type Role } from './roles';

/** GraphQL types by name, each a list of field lines. */
type Types = Map<string, string[]>;

const pascal = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** What a role means in GraphQL: a type, and the extension that resolves it. */
function ofRole(role: Role): string | undefined {
  switch (role.is) {
    case 'date':
      return 'Date @dateformat';
    case 'picture':
      return 'File @fileByRelativePath';
    case 'markdown':
      return 'String @markdown';
    case 'reference':
      return `${role.to} @link(by: "slug")`;
    case 'newest':
      return 'String @newest';
    case 'data':
      return 'JSON';
    case 'text':
    case 'month':
    case 'href':
      return 'String';
    default:
      return undefined;
  }
}

/** The type of one value, without nullability; objects add types of their own on the way. */
function typeOf(schema: z.core.$ZodType, name: string, types: Types): string {
  const inner = unwrap(schema);
  const role = roles.get(inner);
  const known = role && ofRole(role);
  if (known) return known;
  if (inner instanceof z.ZodObject) {
    const own = role?.is === 'type' ? role.name : name;
    if (!types.has(own)) addObject(inner, own, types);
    return own;
  }
  if (inner instanceof z.ZodArray) {
    const [type = '', ...extensions] = typeOf(inner.element, name, types).split(' ');
    return [`[${type}!]`, ...extensions].join(' ');
  }
  if (inner instanceof z.ZodBoolean) return 'Boolean';
  if (inner instanceof z.ZodNumber) return inner.format?.includes('int') ? 'Int' : 'Float';
  return 'String';
}

function field(key: string, schema: z.core.$ZodType, owner: string, types: Types): string {
  const [type, ...extensions] = typeOf(schema, `${owner}${pascal(key)}`, types).split(' ');
  const required = !(schema instanceof z.ZodOptional);
  return [`${key}:`, required ? `${type}!` : type, ...extensions].join(' ');
}

function addObject(
  schema: z.ZodObject,
  name: string,
  types: Types,
  extra: readonly string[] = [],
): void {
  types.set(name, []);
  // Fields that `extra` states better are left out, but the types they lead to are not.
  const lines = Object.entries(schema.shape)
    .map(([key, child]) => field(key, child as z.core.$ZodType, name, types))
    .filter((line) => !extra.some((other) => other.split(':')[0] === line.split(':')[0]));
  types.set(name, [...extra, ...lines]);
}

const NODE_FIELDS = ['id: ID!', 'slug: String!'];

const PAGE_FIELDS = [
  ...NODE_FIELDS,
  'path: String!',
  'formerAddresses: [String!]!',
  'title: String!',
  'description: String!',
  'sortKey: String!',
  'kindTitle: String!',
  'hubs: [Link!]!',
  'dated: String',
  'group: String',
  'picture: Picture @fromImage',
  'html: String! @fromMarkdown',
  'opening: String! @fromMarkdown',
  'rest: String! @fromMarkdown',
  'headings: [PageHeading!]! @fromMarkdown',
  'layout: PageLayout!',
  'closing: Closing',
  'kindClosing: KindClosing @link(by: "slug")',
  'seo: Seo!',
];

const print = (head: string, lines: readonly string[]): string =>
  `${head} {\n${lines.map((line) => `  ${line}`).join('\n')}\n}`;

/**
 * The whole GraphQL schema of the content, made from the schemas of the kinds so that no field is
 * stated twice. What a page is made of is one value to it: src/gatsby/sections.
 */
export function schemaOf(kinds: readonly Kind[]): string {
  const types: Types = new Map();
  const heads = new Map<string, string>();
  for (const kind of kinds) {
    const page = isPageKind(kind);
    const common = page ? PAGE_FIELDS : NODE_FIELDS;
    const clauses = kind.hasClauses ? ['clauses: [Clause!]! @clauses'] : [];
    addObject(kind.schema, kind.name, types, [...common, ...clauses]);
    const interfaces = page ? 'Node & ContentPage' : 'Node';
    heads.set(kind.name, `type ${kind.name} implements ${interfaces} @dontInfer`);
  }
  return [
    print('interface ContentPage implements Node', PAGE_FIELDS),
    print('type PageHeading', ['id: String!', 'text: String!', 'level: Int!']),
    print('type Clause', [
      'id: String!',
      'title: String!',
      'plain: String!',
      'parts: [ClausePart!]!',
    ]),
    print('type ClausePart', ['html: String', 'insert: String']),
    ...[...types].map(([name, lines]) => print(heads.get(name) ?? `type ${name}`, lines)),
  ].join('\n\n');
}
