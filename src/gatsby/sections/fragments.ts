import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import {
  Kind,
  parse,
  print,
  visit,
  type DocumentNode,
  type FragmentDefinitionNode,
} from 'gatsby/graphql';

const TEMPLATE = /\bgraphql[`]([^`]*)`/g;

/** Every fragment of the code by its name, as Gatsby finds them for the queries of templates. */
function everyFragment(): Map<string, FragmentDefinitionNode> {
  const found = new Map<string, FragmentDefinitionNode>();
  for (const file of readdirSync('src', { recursive: true, encoding: 'utf8' })) {
    if (!/\.tsx?$/.test(file)) continue;
    for (const [, text = ''] of readFileSync(path.join('src', file), 'utf8').matchAll(TEMPLATE)) {
      for (const definition of parse(text).definitions) {
        if (definition.kind === Kind.FRAGMENT_DEFINITION) {
          found.set(definition.name.value, definition);
        }
      }
    }
  }
  return found;
}

let fragments: Map<string, FragmentDefinitionNode> | undefined;

/** A fragment and those that it spreads. */
function withSpreads(name: string, found = new Map<string, FragmentDefinitionNode>()) {
  fragments ??= everyFragment();
  const fragment = fragments.get(name);
  if (!fragment) throw new Error(`No fragment ${name} in src`);
  found.set(name, fragment);
  visit(fragment, {
    FragmentSpread: (spread) => {
      if (!found.has(spread.name.value)) withSpreads(spread.name.value, found);
    },
  });
  return found;
}

const documents = new Map<string, DocumentNode>();

/** The query that asks a field of `Query` for a fragment. */
export function documentOf(field: string, fragment: string): DocumentNode {
  const text = `{ ${field} { ...${fragment} } }`;
  const known = documents.get(text);
  if (known) return known;
  const query = parse(text);
  const definitions = [...query.definitions, ...withSpreads(fragment).values()];
  documents.set(text, { ...query, definitions });
  return { ...query, definitions };
}

/**
 * Changes with any fragment. Pages of sections have it in their queries: what `show` asks for is not in
 * them, so Gatsby would keep the answers of a build before it changed.
 */
export const versionOfFragments = (found = (fragments ??= everyFragment())): string =>
  createHash('sha256')
    .update(
      [...found.values()]
        .map((fragment) => print(fragment))
        .sort()
        .join(),
    )
    .digest('hex')
    .slice(0, 8);
