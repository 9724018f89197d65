import { createRequire } from 'node:module';
import path from 'node:path';
import type { ParentSpanPluginArgs } from 'gatsby';
import { onPluginInit } from '../../src/gatsby/markdown/remarkSite';

const load = createRequire(path.resolve('gatsby-config.ts'));

type Resolve = (node: object, args: object, context: object) => Promise<unknown>;
type Field = 'html' | 'headings' | 'htmlAst';

/** What gatsby-transformer-remark itself, with this site's plugin, makes of a body. */
export async function transformMarkdown(
  body: string,
  { files = [] as object[], directory = path.resolve('content/newsroom') } = {},
) {
  await onPluginInit?.({} as ParentSpanPluginArgs, { plugins: [] }, () => undefined);
  const extend = load('gatsby-transformer-remark/extend-node-type') as (
    api: object,
    options: object,
  ) => Promise<Record<Field, { resolve: Resolve }>>;
  const store = new Map<string, unknown>();
  const cache = {
    get: (key: string) => Promise.resolve(store.get(key)),
    set: (key: string, value: unknown) => Promise.resolve(store.set(key, value)),
  };
  const fields = await extend(
    {
      type: { name: 'MarkdownRemark' },
      getNode: () => ({ absolutePath: path.join(directory, 'x.md') }),
      getNodesByType: () => [],
      getCache: () => cache,
      cache,
      reporter: console,
    },
    {
      plugins: [
        {
          name: 'site',
          module: load('./src/gatsby/gatsby-remark-site') as object,
          pluginOptions: {},
        },
      ],
    },
  );
  const node = { id: 'x', parent: 'file', internal: { content: body, contentDigest: body } };
  const nodeModel = {
    findOne: ({ query }: { query: { filter: { absolutePath: { eq: string } } } }) =>
      Promise.resolve(
        files.find(
          (file) =>
            (file as { absolutePath: string }).absolutePath === query.filter.absolutePath.eq,
        ) ?? null,
      ),
  };
  return (field: Field) => fields[field].resolve(node, {}, { nodeModel });
}
