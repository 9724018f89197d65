import { createRequire } from 'node:module';
import path from 'node:path';
import type { GatsbyNode, Node } from 'gatsby';
import type { Root } from 'mdast';
import { decorate } from '../../text/markdown/decorate';
import { linkTerms } from '../../text/markdown/linkTerms';
import { parse } from '../../text/markdown/parse';
import { glossaryTerms } from './glossaryTerms';
import { addSizes, type PictureArguments } from './pictures';

interface Processor {
  Parser: typeof parse;
}

/** What src/gatsby/gatsby-remark-site does for gatsby-transformer-remark. */
const remarkSite = {
  /** The transformer's own parser is older than that of the content check, and reads otherwise. */
  parser(this: Processor): void {
    this.Parser = parse;
  },
  async transform(api: PictureArguments & { readonly markdownAST: Root }): Promise<void> {
    await addSizes(api.markdownAST, api);
    const { absolutePath } = api.getNode(api.markdownNode.parent ?? '') as Node & {
      absolutePath: string;
    };
    linkTerms(api.markdownAST, glossaryTerms(absolutePath));
    decorate(api.markdownAST);
  },
};

/** Gatsby calls this once in every process, before anything asks for Markdown. */
export const onPluginInit: GatsbyNode['onPluginInit'] = () => {
  const load = createRequire(path.resolve('gatsby-config.ts'));
  const plugin = load('./src/gatsby/gatsby-remark-site') as { use(what: typeof remarkSite): void };
  plugin.use(remarkSite);
};
