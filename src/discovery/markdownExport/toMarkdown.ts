import type { z } from 'zod';
import { elementOf, fieldsOf, labelOf, objectOf, type Field } from './fields';
import { claimOf, inline, type Telling } from './inline';
import { bullet, heading, linked, table } from './marks';

type Data = Readonly<Record<string, unknown>>;

/** Keys that name what has them. */
const NAMES = ['title', 'name', 'term', 'question', 'task', 'what', 'label', 'caption'];

/** Keys whose words need no name before them. */
const PROSE: ReadonlySet<string> = new Set([
  'text',
  'said',
  'answer',
  'left',
  'right',
  'lead',
  'note',
  'caption',
]);

/** Keys of parts that need no name above them. */
const PARTS: ReadonlySet<string> = new Set(['rows', 'data', 'points', 'stops', 'terms']);

/** A path through menus is read from left to right; people have commas of their own. */
const JOINTS: Readonly<Record<string, string>> = { where: ' › ', speakers: '; ' };

/** Longer ones of several stand on lines of their own. */
const LONG = 40;

/** A field on one line: a value, or several of them; nothing where it has parts of its own. */
export function lineOf({ key, schema, value }: Field, telling: Telling): string | undefined {
  if (!Array.isArray(value)) return inline(schema, value, telling);
  const element = elementOf(schema);
  const all = element ? value.map((one) => inline(element, one, telling)) : [];
  const isOnLine = all.every(
    (one) => one !== undefined && (one.length < LONG || JOINTS[key] !== undefined),
  );
  return isOnLine ? all.join(JOINTS[key] ?? ', ') : undefined;
}

const nameOf = (fields: readonly Field[]): Field | undefined => {
  const isDrawn = fields.some(({ key }) => key === 'drawing');
  return fields.find(({ key }) => NAMES.includes(key) && !(isDrawn && key === 'caption'));
};

const isLink = ({ shape }: z.ZodObject): boolean => Object.keys(shape).join() === 'text,href';

/** One line for each thing: a link, an entry of the register of claims, a pair. */
function lines(schema: z.ZodObject, all: readonly Data[], telling: Telling): string[] | undefined {
  const fields = all.map((data) => fieldsOf(schema, data));
  const words = fields.map((own) => own.map((field) => lineOf(field, telling)));
  if (isLink(schema)) return words.map(([text = '', href]) => linked(text, href));
  if ('claim' in schema.shape) {
    return all.map(({ claim, text, label }) => {
      const entry = telling.refer('Claim', String(claim)) ?? {};
      return claimOf(entry, (text ?? label) as string | undefined);
    });
  }
  const isPair = words.every((own) => own.length <= 2 && own.every(isShort));
  return isPair && !('question' in schema.shape) ? words.map((own) => own.join(': ')) : undefined;
}

const isShort = (line: string | undefined): boolean => line !== undefined && !line.includes('\n\n');

/** Things of one sort: a line each, or else rows of a table, or else one by one. */
function things(
  schema: z.ZodObject,
  all: readonly Data[],
  depth: number,
  telling: Telling,
): string[] {
  const list = lines(schema, all, telling);
  if (list) return [list.map(bullet).join('\n')];
  const fields = all.map((data) => fieldsOf(schema, data));
  const isOnLines = fields.every((own) => own.every((field) => isShort(lineOf(field, telling))));
  if (!isOnLines || 'question' in schema.shape) {
    return fields.flatMap((own) => thing(own, depth, telling));
  }
  const keys = Object.keys(schema.shape).filter((key) =>
    fields.some((own) => own.some((field) => field.key === key)),
  );
  const cell = (own: readonly Field[], key: string): string => {
    const field = own.find((one) => one.key === key);
    return (field && lineOf(field, telling)) ?? '';
  };
  return [
    table(
      keys.map(labelOf),
      fields.map((own) => keys.map((key) => cell(own, key))),
    ),
  ];
}

/** One thing: its name as a heading, after a label; its facts, its text, and what it consists of. */
export function thing(
  fields: readonly Field[],
  depth: number,
  telling: Telling,
  label?: string,
): string[] {
  const name = nameOf(fields);
  const href = name && fields.find(({ key }) => key === 'href');
  const rest = fields
    .filter((field) => field !== name && field !== href)
    .map((field) => [field, lineOf(field, telling)] as const);
  const facts = rest.flatMap(([{ key }, line]) =>
    line !== undefined && !PROSE.has(key) ? [bullet(`${labelOf(key)}: ${line}`)] : [],
  );
  const prose = rest.flatMap(([{ key }, line]) =>
    line !== undefined && PROSE.has(key) ? [line] : [],
  );
  const words = name && linked(lineOf(name, telling) ?? '', href && lineOf(href, telling));
  const title = [label, words].filter(Boolean).join(': ');
  if (rest.length === 0) return [title];
  return [
    ...(title ? [heading(depth, title)] : []),
    ...(facts.length > 0 ? [facts.join('\n')] : []),
    ...prose,
    ...rest.flatMap(([field, line]) =>
      line === undefined ? parts(field, title ? depth + 1 : depth, telling) : [],
    ),
  ];
}

/** A field of several parts under its name, as blocks of Markdown. */
export function parts(field: Field, depth: number, telling: Telling): string[] {
  const { key, schema, value } = field;
  const own = objectOf(schema);
  if (own && isLink(own))
    return [`${labelOf(key)}: ${lines(own, [value as Data], telling)?.[0] ?? ''}`];
  if (own) return thing(fieldsOf(own, value as Data), depth, telling, labelOf(key));
  const title = PARTS.has(key) && depth > 2 ? [] : [heading(depth, labelOf(key))];
  const element = elementOf(schema);
  const elements = objectOf(element);
  if (elements) return [...title, ...things(elements, value as Data[], depth + 1, telling)];
  const list = element ? (value as unknown[]).map((one) => inline(element, one, telling)) : [];
  return [...title, list.map((line) => bullet(line ?? '')).join('\n')];
}
