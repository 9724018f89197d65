import path from 'node:path';
import { stringify } from 'yaml';
import { z } from 'zod';
import { slugOfFile } from '../../content-model/addresses';
import { descriptionOf, isOptional } from './explained';
import { isPageKind, kindOfFile } from '../kinds';
import type { Kind } from '../../content-model/kind';
import { roles, unwrap } from '../../content-model/roles';

/** What an example is made for: a file of a kind, written on a day, beside what is there. */
export interface ExampleSetting {
  readonly kind: Kind;
  /** Path of the new file below `content/`. */
  readonly file: string;
  readonly title: string;
  /** Day that stands in date fields, `YYYY-MM-DD`. */
  readonly today: string;
  /** Files and pictures that references may point at, below `content/`. */
  readonly files: readonly string[];
  readonly pictures: readonly string[];
  /** What is known of its keys already. */
  readonly given?: Readonly<Record<string, unknown>>;
}

/** What stands for the text of a new page. */
export const EXAMPLE_BODY = 'Write the text of the page here, in Markdown.';

/** How every text begins that an example asks its writer for. */
const ASK = 'Write: ';

/** A file of a kind with every key explained; what may be left out stands in comments. */
export function exampleOf(setting: ExampleSetting): string {
  const { kind } = setting;
  const lines = Object.entries(kind.schema.shape).flatMap(([key, schema]) =>
    entry(key, schema as z.core.$ZodType, setting),
  );
  if (kind.format === 'yaml') return `${lines.join('\n')}\n`;
  const frame = isPageKind(kind) ? kind.exampleBody : undefined;
  return ['---', ...lines, '---', '', frame?.(EXAMPLE_BODY) ?? EXAMPLE_BODY, ''].join('\n');
}

/** The texts of a kind's example that a writer has to replace, those in comments included. */
export function exampleTexts(kind: Kind): ReadonlySet<string> {
  const setting = { kind, file: '', title: '', today: '', files: [], pictures: [] };
  const texts = new Set<string>();
  const collect = (value: unknown): void => {
    if (typeof value === 'string' && value.startsWith(ASK)) texts.add(value);
    else if (typeof value === 'object' && value !== null) Object.values(value).forEach(collect);
  };
  for (const [key, child] of Object.entries(kind.schema.shape)) {
    const schema = child as z.core.$ZodType;
    collect(valueOf(unwrap(schema), key, descriptionOf(schema), setting));
  }
  return texts;
}

function entry(key: string, schema: z.core.$ZodType, setting: ExampleSetting): string[] {
  const words = descriptionOf(schema);
  const given = setting.given?.[key];
  const optional = given === undefined && isOptional(schema);
  const note = [optional ? 'Optional.' : '', words].filter(Boolean).join(' ');
  const value = given ?? valueOf(unwrap(schema), key, words, setting);
  const yaml = stringify({ [key]: value }, { lineWidth: 0 })
    .trimEnd()
    .split('\n');
  return [...(note ? [`# ${note}`] : []), ...(optional ? yaml.map((line) => `# ${line}`) : yaml)];
}

function valueOf(
  schema: z.core.$ZodType,
  key: string,
  words: string,
  setting: ExampleSetting,
): unknown {
  const role = roles.get(schema);
  const example = z.globalRegistry.get(schema)?.['examples'];
  if (Array.isArray(example)) return example[0];
  if (role?.is === 'month') return setting.today.slice(0, 7);
  if (role?.is === 'date') {
    return schema instanceof z.ZodISODateTime ? `${setting.today}T09:00:00+00:00` : setting.today;
  }
  if (role?.is === 'href') return '/';
  if (role?.is === 'reference') return nameOf(role.to, setting);
  if (role?.is === 'picture') return pictureFor(setting);
  if (schema instanceof z.ZodObject) {
    // A part of a page has another title.
    const inside = { ...setting, title: '' };
    return Object.fromEntries(
      Object.entries(schema.shape)
        .filter(([, child]) => !isOptional(child as z.core.$ZodType))
        .map(([name, child]) => {
          const inner = child as z.core.$ZodType;
          return [name, valueOf(unwrap(inner), name, descriptionOf(inner), inside)];
        }),
    );
  }
  if (schema instanceof z.ZodArray) {
    const count = Math.max(1, sizeOf(schema).minimum);
    return Array.from({ length: count }, () =>
      valueOf(unwrap(schema.element), key, words, setting),
    );
  }
  if (schema instanceof z.ZodUnion) {
    const first = schema.options[0];
    return first && valueOf(first, key, words, setting);
  }
  if (schema instanceof z.ZodEnum) return schema.options[0];
  if (schema instanceof z.ZodLiteral) return schema.value;
  if (schema instanceof z.ZodBoolean) return false;
  if (schema instanceof z.ZodNumber) return Number.isFinite(schema.minValue) ? schema.minValue : 1;
  return textFor(schema, key, words, setting);
}

interface Sizes extends z.core.$ZodCheckDef {
  readonly minimum?: number;
  readonly maximum?: number;
  readonly length?: number;
}

/** The least and the most characters or items that a schema takes. */
function sizeOf(schema: z.core.$ZodType): { minimum: number; maximum: number } {
  const size = { minimum: 0, maximum: Infinity };
  for (const check of schema._zod.def.checks ?? []) {
    const { minimum, maximum, length } = check._zod.def as Sizes;
    size.minimum = length ?? minimum ?? size.minimum;
    size.maximum = length ?? maximum ?? size.maximum;
  }
  return size;
}

function textFor(
  schema: z.core.$ZodType,
  key: string,
  words: string,
  { title }: ExampleSetting,
): string {
  if (title && (key === 'title' || key === 'name')) return title;
  if (key === 'path') return '/the-address/';
  if (key === 'formerAddresses') return '/a-former-address/';
  const { minimum, maximum } = sizeOf(schema);
  const hint = `${ASK}${(words || key).toLowerCase()}`;
  return (hint.length > maximum ? `${ASK}${key}` : hint).slice(0, maximum).padEnd(minimum, '.');
}

function nameOf(type: string, { files }: ExampleSetting): string {
  const file = files.find((candidate) => kindOfFile(candidate)?.name === type);
  const kind = file ? kindOfFile(file) : undefined;
  return file && kind ? slugOfFile(kind, file) : 'name-of-a-file';
}

function pictureFor({ kind, file, pictures }: ExampleSetting): string {
  const usable = pictures.filter((picture) => !picture.endsWith('.svg'));
  const near = usable.find((picture) => picture.startsWith(`${kind.folder}/`)) ?? usable[0];
  return near ? path.posix.relative(path.posix.dirname(file), near) : 'picture.webp';
}
