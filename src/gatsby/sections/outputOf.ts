import { z } from 'zod';
import { optionFor, roles, unwrap, type Role } from '../../content-model/roles';
import { renderMarkdown } from '../../text/markdown/renderMarkdown';
import type { GraphNode } from '../extensions';
import { fillings } from './fillings';
import { referred, show, type Answering } from './show';

type Schema = z.core.$ZodType;

/** What the build fills in: nodes as the fragment that the schema names, all else as it is. */
async function fill(
  { by, shows, list }: Role & { is: 'filled' },
  owner: object,
  answering: Answering,
): Promise<unknown> {
  const value = await fillings[by](
    owner as GraphNode,
    answering.context.nodeModel,
    answering.page,
    list,
  );
  if (!shows) return value;
  const shown = (node: unknown) => show('node', node, shows, answering);
  return Array.isArray(value) ? Promise.all(value.map(shown)) : shown(value);
}

/**
 * What a component gets of a value of the frontmatter: Markdown as HTML, pictures in their sizes, for
 * names what they refer to, and what the build fills in.
 */
export async function outputOf(
  schema: Schema,
  value: unknown,
  owner: object,
  answering: Answering,
): Promise<unknown> {
  const inner = unwrap(schema);
  const role = roles.get(inner);
  if (role?.is === 'filled') return fill(role, owner, answering);
  if (value === undefined || value === null) return undefined;
  if (role?.is === 'markdown') return renderMarkdown(value as string);
  if (role?.is === 'reference' && role.shows) {
    return show('node', await referred(role.to, value, answering), role.shows, answering);
  }
  if (role?.is === 'type' && role.shows) return show('picture', value, role.shows, answering);
  if (inner instanceof z.ZodObject) return objectOf(inner, value as GraphNode, answering);
  if (inner instanceof z.ZodArray) {
    const { element } = inner;
    return Promise.all(
      (value as unknown[]).map((item) => outputOf(element, item, owner, answering)),
    );
  }
  if (inner instanceof z.ZodUnion) {
    const option = optionFor(inner, value);
    return option ? outputOf(option, value, owner, answering) : value;
  }
  return value;
}

async function objectOf(
  { shape }: z.ZodObject,
  value: GraphNode,
  answering: Answering,
): Promise<Record<string, unknown>> {
  const entries = await Promise.all(
    Object.entries(shape).map(async ([key, child]) => [
      key,
      await outputOf(child as Schema, value[key], value, answering),
    ]),
  );
  return Object.fromEntries(entries.filter(([, output]) => output !== undefined)) as Record<
    string,
    unknown
  >;
}
