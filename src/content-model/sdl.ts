import { z } from 'zod';
import { isPageKind, type Kind } from './kind';
import { roles, unwrap, type Role } from './roles';
import { sections } from '../registry/sections';
import { formBeside } from './formBeside';
import { heroWords } from './heroWords';

/** GraphQL types by name, each a list of field lines. */
type Types = Map<string, string[]>;

const pascal = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

const SECTION_UNION = 'Section';

/** The GraphQL type of a section, from its `type` in frontmatter: `faq` → `FaqSection`. */
export const sectionTypeName = (type: string): string => `${pascal(type)}Section`;

export const sectionTypeNames = Object.keys(sections).map(sectionTypeName);

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

/**
 * Dotted keys that a section may leave out, such as `items.text`. One fragment asks every section for
 * its fields, and GraphQL wants fields of one name to be nullable in all types or in none: what one
 * section may leave out is nullable in every section.
 */
const nullableKeys = new Set(
  Object.values(sections).flatMap((schema) => [...optionalKeys(schema, '')]),
);

/** The optional keys of an object and of the objects in it that have no type of their own. */
function* optionalKeys(schema: z.core.$ZodType, prefix: string): Generator<string> {
  const inner = unwrap(schema);
  if (inner instanceof z.ZodArray) yield* optionalKeys(inner.element, prefix);
  if (!(inner instanceof z.ZodObject) || roles.get(inner)) return;
  for (const [key, child] of Object.entries(inner.shape)) {
    if (child instanceof z.ZodOptional) yield `${prefix}${key}`;
    yield* optionalKeys(child as z.core.$ZodType, `${prefix}${key}.`);
  }
}

/**
 * The type of one value, without nullability; objects add types of their own on the way. `path` is the
 * dotted key of a value in a section.
 */
function typeOf(schema: z.core.$ZodType, name: string, types: Types, path?: string): string {
  const inner = unwrap(schema);
  const role = roles.get(inner);
  const known = role && ofRole(role);
  if (known) return known;
  if (inner instanceof z.ZodObject) {
    const own = role?.is === 'type' ? role.name : name;
    if (!types.has(own)) addObject(inner, own, types, [], own === name ? path : undefined);
    return own;
  }
  if (inner instanceof z.ZodUnion) return SECTION_UNION;
  if (inner instanceof z.ZodArray) {
    const [type = '', ...extensions] = typeOf(inner.element, name, types, path).split(' ');
    return [`[${type}!]`, ...extensions].join(' ');
  }
  if (inner instanceof z.ZodBoolean) return 'Boolean';
  if (inner instanceof z.ZodNumber) return inner.format?.includes('int') ? 'Int' : 'Float';
  return 'String';
}

function field(
  key: string,
  schema: z.core.$ZodType,
  owner: string,
  types: Types,
  prefix?: string,
): string {
  const path = prefix === undefined ? undefined : [prefix, key].filter(Boolean).join('.');
  const name = `${owner}${pascal(key)}`;
  const [type, ...extensions] = typeOf(schema, name, types, path).split(' ');
  const required = path ? !nullableKeys.has(path) : !(schema instanceof z.ZodOptional);
  return [`${key}:`, required ? `${type}!` : type, ...extensions].join(' ');
}

function addObject(
  schema: z.ZodObject,
  name: string,
  types: Types,
  extra: readonly string[] = [],
  path?: string,
): void {
  types.set(name, []);
  // Fields that `extra` states better are left out, but the types they lead to are not.
  const lines = Object.entries(schema.shape)
    .map(([key, child]) => field(key, child as z.core.$ZodType, name, types, path))
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

/** Fields that several sections spread into their schemas, and may narrow: each an interface. */
const INTERFACES = new Map<string, Readonly<Record<string, z.ZodType>>>([
  ['HeroWords', heroWords],
  ['FormBeside', formBeside],
]);

/** The interfaces of a section: those of which it has all fields. */
const interfacesOf = ({ shape }: { readonly shape: object }): string[] =>
  [...INTERFACES]
    .filter(([, fields]) => Object.keys(fields).every((key) => key in shape))
    .map(([name]) => name);

const printedInterfaces = (): string[] =>
  [...INTERFACES].map(([name, fields]) =>
    print(
      `interface ${name}`,
      Object.entries(fields).map(([key, schema]) => field(key, schema, name, new Map(), '')),
    ),
  );

/**
 * The whole GraphQL schema of the content, made from the schemas of the kinds so that no field is
 * stated twice. The union of sections is added by the build, because SDL cannot tell its members.
 */
export function schemaOf(kinds: readonly Kind[]): string {
  const types: Types = new Map();
  const heads = new Map<string, string>();
  for (const kind of kinds) {
    const page = isPageKind(kind);
    const common = page ? PAGE_FIELDS : NODE_FIELDS;
    addObject(kind.schema, kind.name, types, [...common, ...(BODY_FIELDS[kind.name] ?? [])]);
    const interfaces = page ? 'Node & ContentPage' : 'Node';
    heads.set(kind.name, `type ${kind.name} implements ${interfaces} @dontInfer`);
  }
  for (const [type, schema] of Object.entries(sections)) {
    const name = sectionTypeName(type);
    addObject(schema, name, types, FILLED_FIELDS[type], '');
    const shared = interfacesOf(schema);
    if (shared.length > 0) heads.set(name, `type ${name} implements ${shared.join(' & ')}`);
  }
  return [
    print('interface ContentPage implements Node', PAGE_FIELDS),
    ...printedInterfaces(),
    print('type PageHeading', ['id: String!', 'text: String!', 'level: Int!']),
    print('type Clause', [
      'id: String!',
      'title: String!',
      'plain: String!',
      'parts: [ClausePart!]!',
    ]),
    print('type EntryList', [
      'path: String!',
      'perPage: Int!',
      'facets: [String!]!',
      'index: [[String!]!]!',
    ]),
    print('type FilledShelf', ['count: Int!', 'pages: [ShelvedPage!]!']),
    print('type ShelvedPage', ['path: String!', 'name: String!']),
    print('type ClausePart', ['html: String', 'insert: String']),
    ...[...types].map(([name, lines]) => print(heads.get(name) ?? `type ${name}`, lines)),
  ].join('\n\n');
}

/** Fields of kinds whose body has a form of its own. */
const BODY_FIELDS: Readonly<Record<string, string[]>> = {
  Legal: ['clauses: [Clause!]! @clauses'],
  Page: ['listPages: Int! @listPages'],
};

/**
 * Fields of a section whose list has several pages: its schema has `kind` and `perPage`. `list` is what
 * visitors browse it by.
 */
const PAGED = ['pages(page: Int): [ContentPage!]! @listed', 'list: EntryList! @indexed'];

/** Fields of sections that the build fills with pages of the site. */
const FILLED_FIELDS: Readonly<Record<string, readonly string[]>> = {
  listing: ['pages: [ContentPage!]! @listed', 'cards: [ContentPage!]! @listed'],
  releases: PAGED,
  sessionShelf: PAGED,
  stories: ['pages: [ContentPage!]! @listed'],
  mailedTuesdays: ['pages: [ContentPage!]! @listed'],
  slideRule: ['pages: [ContentPage!]! @listed'],
  lastChapters: ['pages: [ContentPage!]! @listed'],
  letterDesk: ['pages: [ContentPage!]! @listed'],
  checkYear: ['pages: [ContentPage!]! @listed'],
  bookStack: ['pages: [ContentPage!]! @listed'],
  bookRows: ['pages: [ContentPage!]! @listed'],
  kindTally: ['counts: [Int!]! @counted'],
  shelves: ['filled: [FilledShelf!]! @shelved'],
  events: ['pages: [ContentPage!]! @listed'],
  payRegister: ['pages: [ContentPage!]! @listed', 'axis: Pay! @payAxis'],
  askedQuestions: ['pages: [ContentPage!]! @listed'],
  termIndex: ['pages: [ContentPage!]! @listed'],
  sheetWall: ['pages: [ContentPage!]! @listed'],
  webinars: ['pages: [ContentPage!]! @listed'],
  guideShelf: ['pages: [ContentPage!]! @listed'],
  latest: ['pages: [ContentPage!]! @latest'],
  changeYears: ['months: [WhatsNew!]! @months'],
  changeLog: ['inFull: [WhatsNew!]! @months', 'inRows: [WhatsNew!]! @months'],
  versionLog: ['versions: [WhatsNew!]! @months'],
  firmRegister: ['partners: [Partner!]! @everyPartner'],
  companyYears: ['history: History! @companyHistory'],
  struckFirms: ['partners: [Partner!]! @everyPartner'],
};

const pagedTypes = new Set(
  Object.entries(FILLED_FIELDS).flatMap(([type, fields]) =>
    fields === PAGED ? [sectionTypeName(type)] : [],
  ),
);

/** Whether a list of this GraphQL type has several pages, so that its query names one. */
export const isPaged = (typeName: string): boolean => pagedTypes.has(typeName);
