import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { parseFile } from '../../src/registry/check/parseFile';

export const RULES = 'scripts/prose/phrases.yaml';

/** A regular expression; a space stands for any white space, as lines of Markdown break anywhere. */
const pattern = z.string().transform((source) => new RegExp(source.replaceAll(' ', '\\s+'), 'gi'));

/** Dotted keys that a rule looks at, where it does not look at all. */
const keys = pattern.optional();

const rules = z.strictObject({
  /** Beginnings of paths whose stories may keep British words. */
  british: z.array(z.string()),
  phrases: z.array(
    z.strictObject({
      find: pattern,
      keys,
      write: z.string(),
      why: z.string(),
      /** British files may have it. */
      british: z.boolean().default(false),
    }),
  ),
  limits: z.array(
    z.strictObject({ name: z.string(), find: pattern, keys, most: z.int(), why: z.string() }),
  ),
  terms: z.strictObject({
    /** Beginnings of paths of pages that sell. */
    pages: z.array(z.string()),
    /** Words of a file's name that nobody has to read on top of the page. */
    ignored: z.array(z.string()),
  }),
});

export interface Rules extends z.output<typeof rules> {
  /** Line of the file of rules at which a limit begins. */
  readonly lineOfLimit: (index: number) => number;
}

/** @throws if the file is not of this shape. */
export function parseRules(text: string): Rules {
  const { data, lineOf } = parseFile(RULES, text);
  return { ...rules.parse(data), lineOfLimit: (index) => lineOf(['limits', index]) };
}

export const readRules = (root: string): Rules =>
  parseRules(readFileSync(path.join(root, RULES), 'utf8'));

export const isBritish = ({ british }: Rules, file: string): boolean =>
  british.some((start) => file.startsWith(start));
