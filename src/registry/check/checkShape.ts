import { z } from 'zod';
import type { Kind } from '../../content-model/kind';
import { isFilled, unwrap } from '../../content-model/roles';
import { didYouMean } from '../../text/didYouMean';
import type { ContentFile } from './parseFile';
import { show, type ContentError } from './contentError';

type Issue = z.core.$ZodIssue;

/** Errors of one file against the schema of its kind. */
export function checkShape(kind: Kind, content: ContentFile): ContentError[] {
  const result = kind.schema.safeParse(content.data);
  if (result.success) return [];
  return result.error.issues.flatMap((issue) => explain(issue, kind.schema, content));
}

function explain(issue: Issue, schema: z.core.$ZodType, content: ContentFile): ContentError[] {
  const error = (path: readonly PropertyKey[], message: string): ContentError => ({
    file: `content/${content.file}`,
    line: content.lineOf(path),
    key: path.map(String).join('.') || 'frontmatter',
    message,
  });
  const got = valueAt(content.data, issue.path);

  if (issue.code === 'unrecognized_keys') {
    const known = keysAt(schema, content.data, issue.path);
    return issue.keys.map((key) =>
      error(
        [...issue.path, key],
        `expected one of ${known.join(', ')}, got the unknown key "${key}"${didYouMean(key, known)}`,
      ),
    );
  }
  return [error(issue.path, `expected ${expectation(issue, got)}`)];
}

function expectation(issue: Issue, got: unknown): string {
  switch (issue.code) {
    case 'invalid_type':
      return `${article(issue.expected)}, got ${show(got)}`;
    case 'invalid_value': {
      const words = issue.values.map(String);
      return `${words.join(' or ')}, got ${show(got)}${didYouMean(String(got), words)}`;
    }
    case 'too_small':
      return `at least ${issue.minimum} ${unitOf(issue.origin)}, got ${sizeOf(got)}`;
    case 'too_big':
      return `at most ${issue.maximum} ${unitOf(issue.origin)}, got ${sizeOf(got)}`;
    case 'invalid_union': {
      const options = 'options' in issue && Array.isArray(issue.options) ? issue.options : [];
      const words = options.map(String);
      return words.length > 0
        ? `one of ${words.join(', ')}, got ${show(got)}${didYouMean(String(got), words)}`
        : `another value, got ${show(got)}`;
    }
    default:
      return `${issue.message}, got ${show(got)}`;
  }
}

const ARTICLES: Readonly<Record<string, string>> = {
  string: 'text',
  int: 'a whole number',
  number: 'a number',
  boolean: 'true or false',
  array: 'a list',
  object: 'a group of keys',
  never: 'nothing here, because the build fills it in',
};

const article = (expected: string): string => ARTICLES[expected] ?? expected;

const unitOf = (origin: string): string =>
  origin === 'string' ? 'characters' : origin === 'array' ? 'items' : '';

const sizeOf = (value: unknown): string =>
  typeof value === 'string' || Array.isArray(value) ? String(value.length) : show(value);

const valueAt = (data: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>((value, key) => (value as Record<PropertyKey, unknown> | null)?.[key], data);

/** The keys that an object at `path` may have. */
function keysAt(
  schema: z.core.$ZodType,
  data: unknown,
  path: readonly PropertyKey[],
): readonly string[] {
  const inner = unwrap(schema);
  const [key, ...rest] = path;
  if (inner instanceof z.ZodUnion) {
    const type = (data as { type?: unknown } | undefined)?.type;
    const option = inner.options.find(
      (candidate) =>
        candidate instanceof z.ZodObject && z.safeParse(candidate.shape['type'], type).success,
    );
    return option ? keysAt(option, data, path) : [];
  }
  if (inner instanceof z.ZodArray && key !== undefined) {
    return keysAt(inner.element, (data as unknown[])[Number(key)], rest);
  }
  if (!(inner instanceof z.ZodObject)) return [];
  if (key === undefined) {
    return Object.keys(inner.shape).filter(
      (name) => !isFilled(inner.shape[name] as z.core.$ZodType),
    );
  }
  const child = inner.shape[String(key)] as z.core.$ZodType | undefined;
  return child ? keysAt(child, (data as Record<PropertyKey, unknown>)[key], rest) : [];
}
